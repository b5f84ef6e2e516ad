import type { Dialect } from './dialect.ts'
import { literalParameter, readsAsFunction } from './heat-functions.ts'
import { remarks } from './remarks.ts'
import { resourcesOf } from './resources.ts'
import { Created, Given, NetworkName, type Value } from './resources/value.ts'
import { yamlOf } from './yaml.ts'

/** A template of Heat with the resources that the calls create. */
export const hot: Dialect = {
  id: 'hot',
  name: 'HOT',
  covers: (calls) => resourcesOf(calls, 'hot').resources.length > 0,
  write: (calls) => {
    const found = resourcesOf(calls, 'hot')
    const parameters: Record<string, unknown> = {}
    const resources = found.resources.map(({ type, label, values }) => {
      const literal = (value: unknown) => {
        const name = `${label}_literal_${Object.keys(parameters).length + 1}`
        parameters[name] = literalParameter(value)
        return { get_param: name }
      }
      return [label, { type, properties: plain(values, literal) }]
    })
    const template = {
      heat_template_version: '2018-08-31',
      ...(Object.keys(parameters).length > 0 && { parameters }),
      resources: Object.fromEntries(resources),
    }
    return [...remarks('Heat', found), yamlOf(template).trimEnd()].join('\n')
  },
}

/** The value as Heat reads it; `literal` is asked for what Heat would read as something else. */
function plain(value: Value, literal: (value: unknown) => unknown): unknown {
  if (value instanceof Created) return { get_resource: value.resource.label }
  if (value instanceof NetworkName) return plain(value.network, literal)
  if (Array.isArray(value)) return value.map((one: Value) => plain(one, literal))
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Given && readsAsFunction(value.entries)) return literal(withoutFunctions(value))
  const entries = Object.entries(value instanceof Given ? value.entries : value)
  return Object.fromEntries(entries.map(([name, one]) => [name, plain(one, literal)]))
}

/** In a parameter there are no functions: what refers to another resource has its label. */
function withoutFunctions(value: Value): unknown {
  if (value instanceof Created) return value.resource.label
  if (Array.isArray(value)) return value.map(withoutFunctions)
  if (!(value instanceof Given)) return value
  return Object.fromEntries(Object.entries(value.entries).map(([name, one]) => [name, withoutFunctions(one)]))
}
