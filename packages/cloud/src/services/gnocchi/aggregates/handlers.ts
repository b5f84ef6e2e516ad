import * as z from 'zod'
import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { measuresOf } from '../measures/aggregate.ts'
import { readQuery, refuseUnavailable } from '../measures/query.ts'
import { seriesOf } from '../measures/series.ts'
import { findMetric, metricOf } from '../metrics/find.ts'
import type { FoundMetric } from '../metrics/find.ts'
import { resourcesOf } from '../resources/handlers.ts'
import type { Found } from '../resources/handlers.ts'
import { testOf } from '../resources/search.ts'
import { evaluate } from './evaluate.ts'
import type { Entry, ReadMetric } from './evaluate.ts'
import { readOperation } from './parse.ts'

const AggregatesRequest = z.object({
  operations: z.unknown(),
  search: z.unknown().optional(),
  resource_type: z.string().optional(),
})

/** With a resource type, metrics have names and come from a search; without it, they have ids. */
export const fetch = (call: Call) => {
  const { operations, search, resource_type: type } = call.json(AggregatesRequest)
  const operation = readOperation(operations)
  const requested = readQuery(call)
  const measures = ({ id, source, definition }: FoundMetric, method: string) => {
    refuseUnavailable(id, definition, { ...requested, method })
    return measuresOf(seriesOf(source, definition), { ...requested, method })
  }
  const test = testOf(search)
  const resources = type === undefined ? [] : resourcesOf(call, type).filter(({ resource }) => test(resource))
  const ofResources: ReadMetric = (name, method) =>
    metricsNamed(resources, name).map((found) => ({
      path: [found.source.id, name, method],
      measures: measures(found, method),
    }))
  const byId: ReadMetric = (id, method) => [{ path: [id, method], measures: measures(findMetric(call, id), method) }]
  return ok({ measures: nested(evaluate(operation, type === undefined ? byId : ofResources)) })
}

function metricsNamed(resources: readonly Found[], name: string): FoundMetric[] {
  const having = resources.filter(({ resource }) => Object.hasOwn(resource.metrics, name))
  const found = having.map(({ source }) => metricOf(source, name))
  if (found.length === 0) throw notFound(`Metrics not found: ${name}`)
  return found
}

interface Tree {
  [name: string]: Tree | Entry['measures']
}

function nested(entries: readonly Entry[]): Tree {
  const tree: Tree = {}
  for (const { path, measures } of entries) {
    let here = tree
    for (const step of path.slice(0, -1)) {
      const next = here[step]
      here = next === undefined || Array.isArray(next) ? (here[step] = {}) : next
    }
    here[path.at(-1) ?? ''] = measures
  }
  return tree
}
