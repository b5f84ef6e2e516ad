import * as z from 'zod'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { denied, described } from '../faults.ts'
import { measuresOf } from '../measures/aggregate.ts'
import { readQuery, refuseUnavailable } from '../measures/query.ts'
import { seriesOf } from '../measures/series.ts'
import { findMetric, metricOf } from '../metrics/find.ts'
import type { FoundMetric } from '../metrics/find.ts'
import { knownType } from '../resource-types/handlers.ts'
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
  if (type === undefined) {
    // Only administrators may name metrics by id, even their own.
    if (!call.may('list all resource')) throw denied()
    const byId: ReadMetric = (id, method) => [{ path: [id, method], measures: measures(findMetric(call, id), method) }]
    return ok({ measures: nested(evaluate(operation, byId)) })
  }
  const test = testOf(search, knownType(type))
  const resources = resourcesOf(call, type).filter(({ resource }) => test(resource))
  const measuresOfAll = (some: readonly Found[]) => {
    const read: ReadMetric = (name, method) =>
      metricsNamed(some, name).map((found) => ({
        path: [found.source.id, name, method],
        measures: measures(found, method),
      }))
    return nested(evaluate(operation, read))
  }
  const attributes = call.query.getAll('groupby')
  if (attributes.length === 0) return ok({ measures: measuresOfAll(resources) })
  return ok(
    groupsOf(resources, attributes).map(({ group, some }) => ({ group, measures: { measures: measuresOfAll(some) } })),
  )
}

/** Resources that share the values of the attributes. */
function groupsOf(resources: readonly Found[], attributes: readonly string[]) {
  const groupOf = ({ resource }: Found) => Object.fromEntries(attributes.map((name) => [name, resource[name] ?? null]))
  const groups = Map.groupBy(resources, (found) => JSON.stringify(groupOf(found)))
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, some]) => ({ group: z.unknown().parse(JSON.parse(key)), some }))
}

function metricsNamed(resources: readonly Found[], name: string): FoundMetric[] {
  const having = resources.filter(({ resource }) => Object.hasOwn(resource.metrics, name))
  const found = having.map(({ source }) => metricOf(source, name))
  if (found.length === 0) throw described(400, { cause: 'Metrics not found', detail: [name] })
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
