import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { listConsumers, usedOf } from '../allocations/consumers.ts'
import { isSince } from '../microversion.ts'
import { listProviders } from '../providers/provider.ts'
import type { Provider } from '../providers/provider.ts'
import { badQuery, membershipIn, refuseOthers, resourcesIn, traitsIn, uuidIn } from '../query.ts'
import { jsonReply } from '../replies.ts'
import { requireClasses } from '../resource-classes/store.ts'
import { requireTraits } from '../traits/store.ts'
import { capacityOf, hasRoomFor } from './room.ts'

const PARAMETERS = ['resources', 'required', 'member_of', 'in_tree', 'limit', 'group_policy']

/** Allocations that would satisfy the request, each from one provider. */
export const list = (call: Call) => {
  call.authorize('placement:allocation_candidates:list')
  const { query } = call
  refuseOthers(query, PARAMETERS)
  const resources = resourcesIn(query)
  if (!resources) throw nothingAsked()
  requireClasses(call, [...resources.keys()])
  const consumers = listConsumers(call)
  const suits = suitability(call)
  const found = listProviders(call)
    .map((provider) => ({ provider, used: usedOf(call, provider.id, consumers) }))
    .filter(({ provider, used }) => suits(provider) && hasRoomFor(provider, resources, used))
    .slice(0, limitOf(query))
  return jsonReply(call, {
    allocation_requests: found.map(({ provider }) => toRequest(call, provider, resources)),
    provider_summaries: Object.fromEntries(
      found.map(({ provider, used }) => [provider.id, toSummary(call, provider, used, resources)]),
    ),
  })
}

function suitability(call: Call): (provider: Provider) => boolean {
  const { required, forbidden } = traitsIn(call.query)
  requireTraits(call, [...required, ...forbidden], (names) => badRequest(`No such trait(s): ${names}.`))
  const aggregates = membershipIn(call.query)
  const tree = uuidIn(call.query, 'in_tree')
  return ({ id, root, traits, aggregates: own }) =>
    required.every((trait) => traits.includes(trait)) &&
    !forbidden.some((trait) => traits.includes(trait)) &&
    (!aggregates || aggregates.some((one) => own.includes(one))) &&
    (tree === undefined || root === tree || id === tree)
}

function limitOf(query: URLSearchParams): number | undefined {
  const requested = query.get('limit')
  if (requested === null) return undefined
  if (!/^[1-9]\d*$/.test(requested)) throw badQuery(`'${requested}' does not match '^[1-9][0-9]*$'`)
  return Number(requested)
}

function toRequest(call: Call, { id }: Provider, requested: ReadonlyMap<string, number>) {
  const resources = Object.fromEntries(requested)
  if (!isSince(call, 12)) return { allocations: [{ resource_provider: { uuid: id }, resources }] }
  return { allocations: { [id]: { resources } }, ...(isSince(call, 34) && { mappings: { '': [id] } }) }
}

/** Until 1.26 only the requested classes. */
function toSummary(
  call: Call,
  { inventories, traits, parent, root }: Provider,
  used: ReadonlyMap<string, number>,
  requested: ReadonlyMap<string, number>,
) {
  const shown = Object.entries(inventories).filter(([name]) => isSince(call, 27) || requested.has(name))
  const resources = shown.map(([name, inventory]) => [
    name,
    { capacity: capacityOf(inventory), used: used.get(name) ?? 0 },
  ])
  return {
    resources: Object.fromEntries(resources),
    ...(isSince(call, 17) && { traits }),
    ...(isSince(call, 29) && { parent_provider_uuid: parent, root_provider_uuid: root }),
  }
}

const nothingAsked = () =>
  badRequest('There must be at least one resources or resources[$S] parameter.', {
    type: 'placement.query.missing_value',
  })
