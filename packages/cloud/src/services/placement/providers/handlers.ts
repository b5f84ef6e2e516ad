import * as z from 'zod'
import { badRequest, conflict } from '../../../core/errors/fault.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { listConsumers, usedOf } from '../allocations/consumers.ts'
import { hasRoomFor } from '../candidates/room.ts'
import { isSince } from '../microversion.ts'
import { membershipIn, refuseOthers, resourcesIn, traitsIn, uuidIn } from '../query.ts'
import { jsonReply, emptyReply, locationOf } from '../replies.ts'
import { requireClasses } from '../resource-classes/store.ts'
import { requireTraits } from '../traits/store.ts'
import { findProvider, listProviders } from './provider.ts'
import type { Provider } from './provider.ts'
import * as store from './store.ts'
import { toProvider } from './view.ts'

export interface PathParams {
  uuid: string
}

const BODY_SINCE = 20

const name = z.string().max(200)
const NewProvider = z.strictObject({
  name,
  uuid: z.uuid().optional(),
  parent_provider_uuid: z.uuid().nullable().optional(),
})
const ProviderUpdate = z.strictObject({ name, parent_provider_uuid: z.uuid().nullable().optional() })

const FILTERS = ['name', 'uuid', 'member_of', 'resources', 'in_tree', 'required']

export const list = (call: Call) => {
  call.authorize('placement:resource_providers:list')
  const found = listProviders(call).filter(filterOf(call))
  return jsonReply(call, { resource_providers: found.map((provider) => toProvider(call, provider)) })
}

export const create = (call: Call) => {
  call.authorize('placement:resource_providers:create')
  const { name: called, uuid = newUuid(), parent_provider_uuid: parent = null } = call.json(NewProvider)
  if (called === '') throw impossible('create', called, uuid, 'name is required')
  const all = listProviders(call)
  if (all.some((one) => one.name === called)) throw taken('name', called)
  if (all.some(({ id }) => id === uuid.toLowerCase())) throw taken('uuid', uuid)
  if (parent !== null && !all.some(({ id }) => id === parent.toLowerCase())) throw orphan('create', called, uuid)
  const id = uuid.toLowerCase()
  const nothing = { generation: 0, inventories: {}, traits: [], aggregates: [] }
  store.insert(call.db, { id, name: called, parent: parent?.toLowerCase() ?? null, ...nothing })
  const location = locationOf(call, `/resource_providers/${id}`)
  if (!isSince(call, BODY_SINCE)) return emptyReply(201, location)
  return jsonReply(call, toProvider(call, findProvider(call, id)), 200, location)
}

export const show = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:show')
  return jsonReply(call, toProvider(call, findProvider(call, call.params.uuid)))
}

export const update = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:update')
  const provider = findProvider(call, call.params.uuid)
  const { name: called, parent_provider_uuid: parent } = call.json(ProviderUpdate)
  const all = listProviders(call)
  if (all.some((one) => one.name === called && one.id !== provider.id)) throw taken('name', called)
  if (provider.isHost && called !== provider.name) throw conflict(`Nova names the host ${provider.name}.`)
  const above = parent == null ? [] : lineOf(all, parent.toLowerCase())
  if (parent != null && above.length === 0) throw orphan('save', called, provider.id)
  if (above.includes(provider.id)) throw loop(called, provider.id)
  const row = { ...provider.row, name: called, ...(parent !== undefined && { parent: above[0] ?? null }) }
  if (!provider.isHost) store.update(call.db, row)
  return jsonReply(call, toProvider(call, findProvider(call, provider.id)))
}

/** A removed host reappears without its additions, as with Nova's next report. */
export const remove = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:delete')
  const provider = findProvider(call, call.params.uuid, ' for delete')
  const unable = `Unable to delete resource provider ${provider.id}`
  if (usedOf(call, provider.id).size > 0) {
    throw conflict(`${unable}: Resource provider has allocations.`, { type: 'placement.resource_provider.inuse' })
  }
  if (listProviders(call).some(({ parent }) => parent === provider.id)) {
    const type = 'placement.resource_provider.cannot_delete_parent'
    throw conflict(`${unable}: It has child resource providers.`, { type })
  }
  store.remove(call.db, provider.id)
  return emptyReply(204)
}

function filterOf(call: Call): (provider: Provider) => boolean {
  const { query } = call
  refuseOthers(query, FILTERS)
  const called = query.get('name')
  const id = uuidIn(query, 'uuid')
  const tree = uuidIn(query, 'in_tree')
  const aggregates = membershipIn(query)
  const resources = resourcesIn(query)
  if (resources) requireClasses(call, [...resources.keys()])
  const consumers = resources ? listConsumers(call) : []
  const { required, forbidden } = traitsIn(query)
  requireTraits(call, [...required, ...forbidden], (names) =>
    badRequest(`Invalid trait(s) in "required" parameter: No such trait(s): ${names}.`),
  )
  return (provider) =>
    (called === null || provider.name === called) &&
    (id === undefined || provider.id === id) &&
    (tree === undefined || provider.root === tree || provider.id === tree) &&
    (!aggregates || aggregates.some((one) => provider.aggregates.includes(one))) &&
    required.every((trait) => provider.traits.includes(trait)) &&
    !forbidden.some((trait) => provider.traits.includes(trait)) &&
    (!resources || hasRoomFor(provider, resources, usedOf(call, provider.id, consumers)))
}

/** The provider and its ancestors; empty if it does not exist. */
function lineOf(all: readonly Provider[], id: string): string[] {
  const provider = all.find((one) => one.id === id)
  if (!provider) return []
  return provider.parent === null ? [id] : [id, ...lineOf(all, provider.parent)]
}

const loop = (called: string, id: string) =>
  badRequest(
    `Unable to save resource provider "${called}", ${id}: Object action update failed because: creating loop in the provider tree is not allowed.`,
  )

const taken = (what: 'name' | 'uuid', value: string) =>
  conflict(`Conflicting resource provider ${what}: ${value} already exists.`, { type: 'placement.duplicate_name' })

const impossible = (action: 'create' | 'save', called: string, id: string, reason: string) =>
  badRequest(
    `Unable to ${action} resource provider "${called}", ${id}: Object action ${action} failed because: ${reason}`,
  )

const orphan = (action: 'create' | 'save', called: string, id: string) =>
  impossible(action, called, id, 'parent provider UUID does not exist.')
