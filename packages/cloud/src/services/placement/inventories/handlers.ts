import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { usedOf } from '../allocations/consumers.ts'
import type { PathParams } from '../providers/handlers.ts'
import { findProvider, save } from '../providers/provider.ts'
import type { Provider } from '../providers/provider.ts'
import type { Inventory } from '../providers/store.ts'
import { jsonReply, emptyReply, locationOf } from '../replies.ts'
import { isClass, requireClasses } from '../resource-classes/store.ts'
import { AllInventories, withDefaults, NewInventory, OneInventory } from './body.ts'

type One = PathParams & { class: string }

export const list = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:inventories:list')
  return jsonReply(call, toInventories(findProvider(call, call.params.uuid)))
}

/** A host's inventory in Nova cannot be changed. */
export const replace = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:inventories:update')
  const provider = findProvider(call, call.params.uuid)
  const { resource_provider_generation: generation, inventories } = call.json(AllInventories)
  requireGeneration(provider, generation)
  const given = Object.fromEntries(Object.entries(inventories).map(([name, one]) => [name, withDefaults(one)]))
  return jsonReply(call, toInventories(write(call, provider, given)))
}

export const create = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:inventories:create')
  const provider = findProvider(call, call.params.uuid)
  const { resource_provider_generation: generation, resource_class: name, ...given } = call.json(NewInventory)
  requireGeneration(provider, generation)
  if (Object.hasOwn(provider.inventories, name)) {
    throw conflict(`Update conflict: Inventory of class ${name} already exists.`, CONCURRENT)
  }
  const changed = write(call, provider, { ...provider.row.inventories, [name]: withDefaults(given) })
  const location = locationOf(call, `/resource_providers/${provider.id}/inventories/${name}`)
  return jsonReply(call, toInventory(changed, name), 201, location)
}

export const removeAll = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:inventories:delete')
  const provider = findProvider(call, call.params.uuid)
  write(call, provider, {})
  return emptyReply(204)
}

export const show = (call: Call<One>) => {
  call.authorize('placement:resource_providers:inventories:show')
  const provider = findProvider(call, call.params.uuid)
  const { class: name } = call.params
  if (!Object.hasOwn(provider.inventories, name)) throw notFound(`No inventory of class ${name} for ${provider.id}`)
  return jsonReply(call, toInventory(provider, name))
}

export const update = (call: Call<One>) => {
  call.authorize('placement:resource_providers:inventories:update')
  const provider = findProvider(call, call.params.uuid)
  const { resource_provider_generation: generation, ...given } = call.json(OneInventory)
  const { class: name } = call.params
  requireGeneration(provider, generation)
  if (!isClass(call, name)) throw notFound(`No such resource class ${name}.`)
  if (!Object.hasOwn(provider.inventories, name)) {
    throw badRequest(
      `Unable to update inventory for resource provider ${provider.id}: No inventory record with resource class ${name} exists.`,
    )
  }
  return jsonReply(
    call,
    toInventory(write(call, provider, { ...provider.row.inventories, [name]: withDefaults(given) }), name),
  )
}

export const remove = (call: Call<One>) => {
  call.authorize('placement:resource_providers:inventories:delete')
  const provider = findProvider(call, call.params.uuid)
  const { class: name } = call.params
  if (!Object.hasOwn(provider.inventories, name)) {
    const sentence = `No inventory of class ${name} found for delete`
    throw notFound(`${sentence}: ${sentence}`)
  }
  const { [name]: _removed, ...left } = provider.row.inventories
  write(call, provider, left)
  return emptyReply(204)
}

const CONCURRENT = { type: 'placement.concurrent_update' }

function requireGeneration(provider: Provider, given: number): void {
  if (given !== provider.generation) throw conflict('resource provider generation conflict', CONCURRENT)
}

/** Throws 400 for an invalid inventory, and 409 if it would remove a class in use. */
function write(call: Call, provider: Provider, inventories: Record<string, Inventory>): Provider {
  const { id } = provider
  requireClasses(call, Object.keys(inventories), `Unknown resource class in inventory for resource provider ${id}`)
  for (const [name, { total, reserved }] of Object.entries(inventories)) {
    const invalid = `Invalid inventory for '${name}' on resource provider '${id}'.`
    if (reserved > total) {
      throw badRequest(
        `Unable to update inventory for resource provider ${id}: ${invalid} The reserved value is greater than total.`,
      )
    }
  }
  const used = usedOf(call, id)
  const missing = Object.keys(provider.row.inventories).find(
    (name) => used.has(name) && !Object.hasOwn(inventories, name),
  )
  if (missing !== undefined) {
    throw conflict(`Inventory for '${missing}' on resource provider '${id}' in use.`, {
      type: 'placement.inventory.inuse',
    })
  }
  return save(call, provider, { inventories })
}

const toInventories = ({ generation, inventories }: Provider) => ({
  resource_provider_generation: generation,
  inventories,
})

const toInventory = ({ generation, inventories }: Provider, name: string) => ({
  ...inventories[name],
  resource_provider_generation: generation,
})
