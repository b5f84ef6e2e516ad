import type { Call } from '../../../core/service/api.ts'
import { listConsumers, usedOf } from '../allocations/consumers.ts'
import type { Consumer } from '../allocations/store.ts'
import { isSince } from '../microversion.ts'
import type { PathParams } from '../providers/handlers.ts'
import { findProvider } from '../providers/provider.ts'
import { badQuery, refuseOthers } from '../query.ts'
import { jsonReply } from '../replies.ts'

const TYPES_SINCE = 38

export const showOfProvider = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:usages')
  const { id, generation, inventories } = findProvider(call, call.params.uuid)
  const used = usedOf(call, id)
  const usages = Object.fromEntries(Object.keys(inventories).map((name) => [name, used.get(name) ?? 0]))
  return jsonReply(call, { resource_provider_generation: generation, usages })
}

/** Usage of a project or of one of its users; from 1.38 on by consumer type. */
export const show = (call: Call) => {
  const { query } = call
  const project = query.get('project_id')
  if (project === null || project === '') throw badQuery("'project_id' is a required property")
  call.authorize('placement:usages', { project_id: project })
  const hasTypes = isSince(call, TYPES_SINCE)
  refuseOthers(query, ['project_id', 'user_id', ...(hasTypes ? ['consumer_type'] : [])])
  const user = query.get('user_id')
  const consumers = listConsumers(call).filter(
    (one) => one.project_id === project && (user === null || one.user_id === user),
  )
  return jsonReply(call, { usages: hasTypes ? byType(consumers, query.get('consumer_type')) : sumOf(consumers) })
}

function byType(consumers: readonly Consumer[], requested: string | null) {
  const typeOf = ({ type }: Consumer) => (requested === 'all' ? 'all' : type)
  const wanted = consumers.filter((one) => requested === null || typeOf(one) === requested)
  const groups = Map.groupBy(wanted, typeOf)
  const usages = [...groups].map(([type, group]) => [type, { ...sumOf(group), consumer_count: group.length }])
  return Object.fromEntries(usages)
}

function sumOf(consumers: readonly Consumer[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const resources of consumers.flatMap(({ allocations }) => Object.values(allocations))) {
    for (const [name, amount] of Object.entries(resources)) sums[name] = (sums[name] ?? 0) + amount
  }
  return sums
}
