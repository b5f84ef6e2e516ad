import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { refusalOf } from '../candidates/room.ts'
import { isSince } from '../microversion.ts'
import type { PathParams } from '../providers/handlers.ts'
import { findProvider, listProviders, save } from '../providers/provider.ts'
import { isUuid } from '../query.ts'
import { jsonReply, emptyReply } from '../replies.ts'
import { requireClasses } from '../resource-classes/store.ts'
import { readAllocations } from './body.ts'
import type { AllocationRequest } from './body.ts'
import { listConsumers, listConsumersOf, usedOf } from './consumers.ts'
import * as store from './store.ts'
import type { Consumer } from './store.ts'

type One = { consumer: string }

/** An unknown consumer has no allocations. */
export const show = (call: Call<One>) => {
  call.authorize('placement:allocations:list')
  const consumer = listConsumers(call).find(({ id }) => id === call.params.consumer.toLowerCase())
  return jsonReply(call, consumer ? toAllocations(call, consumer) : { allocations: {} })
}

export const listOfProvider = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:allocations:list')
  const { id, generation } = findProvider(call, call.params.uuid)
  const entries = listConsumersOf(call, id).flatMap((consumer) => {
    const resources = consumer.allocations[id]
    const counted = isSince(call, 28) && { consumer_generation: consumer.generation }
    return resources ? [[consumer.id, { resources, ...counted }]] : []
  })
  return jsonReply(call, { allocations: Object.fromEntries(entries), resource_provider_generation: generation })
}

/** Only Nova changes the allocations of servers. */
export const update = (call: Call<One>) => {
  call.authorize('placement:allocations:update')
  const id = call.params.consumer.toLowerCase()
  if (!isUuid(id)) throw badRequest(`Malformed JSON: the consumer ${id} is no UUID`)
  const request = readAllocations(call)
  const consumers = listConsumers(call)
  const before = consumers.find((one) => one.id === id)
  refuseServer(call, id, before)
  const expected = before?.generation ?? null
  const { consumer_generation: given = expected } = request
  if (given !== expected)
    throw conflictOf(`consumer generation conflict - expected ${expected} but got ${given ?? 'None'}`)
  const others = consumers.filter((one) => one.id !== id)
  checkRoom(call, request, others)
  if (before) store.remove(call.db, id)
  const { project_id, user_id, consumer_type: type, allocations } = request
  const generation = (before?.generation ?? 0) + 1
  if (Object.keys(allocations).length > 0) {
    store.insert(call.db, { id, project_id, user_id, type, generation, allocations })
  }
  for (const provider of Object.keys(allocations)) save(call, findProvider(call, provider), {})
  return emptyReply(204)
}

export const remove = (call: Call<One>) => {
  call.authorize('placement:allocations:delete')
  const id = call.params.consumer.toLowerCase()
  const consumer = listConsumers(call).find((one) => one.id === id)
  if (!consumer) throw notFound(`No allocations for consumer '${call.params.consumer}'`)
  refuseServer(call, id, consumer)
  store.remove(call.db, id)
  return emptyReply(204)
}

function refuseServer(call: Call, id: string, consumer: Consumer | undefined): void {
  if (consumer && !store.find(call.db, id)) throw conflictOf(`Nova keeps the allocations of server ${id}`)
}

function checkRoom(call: Call, { allocations }: AllocationRequest, others: readonly Consumer[]): void {
  const providers = listProviders(call)
  for (const [id, resources] of Object.entries(allocations)) {
    const provider = providers.find((one) => one.id === id)
    if (!provider) throw badRequest(`Allocation for resource provider '${id}' that does not exist.`)
    requireClasses(call, Object.keys(resources))
    const used = usedOf(call, id, [...others])
    for (const [name, amount] of Object.entries(resources)) {
      const refusal = refusalOf(provider.inventories[name], amount, used.get(name) ?? 0)
      const unable = `Unable to allocate inventory: Unable to create allocation for '${name}' on resource provider '${id}'.`
      if (refusal !== undefined) throw conflict(`${unable} ${refusal}`)
    }
  }
}

const conflictOf = (sentence: string) => conflict(sentence, { type: 'placement.concurrent_update' })

function toAllocations(call: Call, { allocations, project_id, user_id, generation, type }: Consumer) {
  const generations = new Map(listProviders(call).map((provider) => [provider.id, provider.generation]))
  const entries = Object.entries(allocations).map(([id, resources]) => [
    id,
    { resources, generation: generations.get(id) ?? 0 },
  ])
  return {
    allocations: Object.fromEntries(entries),
    ...(isSince(call, 12) && { project_id, user_id }),
    ...(isSince(call, 28) && { consumer_generation: generation }),
    ...(isSince(call, 38) && { consumer_type: type }),
  }
}
