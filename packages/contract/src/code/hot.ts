import type { Dialect } from './dialect.ts'
import { remarks } from './remarks.ts'
import { Created, NetworkName, resourcesOf, type Value } from './resources.ts'
import { yamlOf } from './yaml.ts'

/** A template of Heat with the resources that the calls create. */
export const hot: Dialect = {
  id: 'hot',
  name: 'HOT',
  covers: (calls) => resourcesOf(calls, 'hot').resources.length > 0,
  write: (calls) => {
    const found = resourcesOf(calls, 'hot')
    const resources = found.resources.map(({ type, label, values }) => [label, { type, properties: plain(values) }])
    const template = { heat_template_version: '2018-08-31', resources: Object.fromEntries(resources) }
    return [...remarks('Heat', found), yamlOf(template).trimEnd()].join('\n')
  },
}

function plain(value: Value): unknown {
  if (value instanceof Created) return { get_resource: value.resource.label }
  if (value instanceof NetworkName) return plain(value.network)
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
}
