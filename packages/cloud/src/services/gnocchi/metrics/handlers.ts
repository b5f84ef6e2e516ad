import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findSource, listSources } from '../resources/find.ts'
import { findResource, type OneResource } from '../resources/handlers.ts'
import { pageOf } from '../resources/query.ts'
import { SOURCE_TYPES, type Source } from '../resources/source.ts'
import { toGeneric, CREATED_BY } from '../resources/view.ts'
import { CATALOG, type Definition } from './catalog.ts'
import { findMetric, metricOf, type FoundMetric } from './find.ts'
import type { Metric } from '@meridian/wire'
import { POLICIES } from '../archive-policies/policies.ts'
import { metricId } from './ids.ts'

/** Filters: name, archive_policy_name, resource_id, unit, id. */
export const list = (call: Call) => {
  const { query } = call
  const resourceId = query.get('resource_id')
  const sources = resourceId === null ? SOURCE_TYPES.flatMap((type) => listSources(call, type)) : one(call, resourceId)
  const metrics = sources.flatMap(metricsOf).filter((metric) => {
    const given = {
      name: metric.name,
      unit: metric.unit,
      id: metric.id,
      archive_policy_name: metric.archive_policy.name,
    }
    return Object.entries(given).every(([key, value]) => !query.has(key) || query.getAll(key).includes(value))
  })
  return ok(pageOf(query, metrics))
}

export const show = (call: Call<{ id: string }>) => ok(detailed(findMetric(call, call.params.id)))

export const listOfResource = (call: Call<OneResource>) => ok(metricsOf(findResource(call)))

export const showOfResource = (call: Call<OneResource & { name: string }>) =>
  ok(detailed(metricOf(findResource(call), call.params.name)))

/** With the full resource instead of its id. */
function detailed({ name, source, definition }: FoundMetric) {
  const { resource_id: _id, ...metric } = toMetric(source.id, name, definition)
  const { metrics: _metrics, ...resource } = toGeneric(source)
  return { ...metric, resource }
}

const metricsOf = (source: Source) =>
  Object.entries(CATALOG[source.type]).map(([name, definition]) => toMetric(source.id, name, definition))

function one(call: Call, id: string): Source[] {
  const source = findSource(call, id)
  return source ? [source] : []
}

/** The metric in lists, with the resource's id. */
const toMetric = (resourceId: string, name: string, { unit, policy }: Definition): Metric => ({
  id: metricId(resourceId, name),
  name,
  unit,
  ...CREATED_BY,
  resource_id: resourceId,
  archive_policy: POLICIES[policy],
})
