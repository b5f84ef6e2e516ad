import { notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { findSource } from '../resources/find.ts'
import { SOURCE_TYPES } from '../resources/source.ts'
import type { Source } from '../resources/source.ts'
import { CATALOG } from './catalog.ts'
import type { Definition } from './catalog.ts'
import { metricId, resourceIdOf } from './ids.ts'

export interface FoundMetric {
  id: string
  name: string
  source: Source
  definition: Definition
}

/** Tries each metric name until the id matches a resource. */
export function findMetric(call: Call, id: string): FoundMetric {
  for (const type of SOURCE_TYPES) {
    for (const [name, definition] of Object.entries(CATALOG[type])) {
      const resourceId = resourceIdOf(id, name)
      const source = resourceId === undefined ? undefined : findSource(call, resourceId, [type])
      if (source) return { id, name, source, definition }
    }
  }
  throw notFound(`Metric ${id} does not exist`)
}

/** The metric of a resource by name; throws 404. */
export function metricOf(source: Source, name: string): FoundMetric {
  const definition = Object.entries(CATALOG[source.type]).find(([known]) => known === name)?.[1]
  if (!definition) throw notFound(`Metric ${name} does not exist`)
  return { id: metricId(source.id, name), name, source, definition }
}
