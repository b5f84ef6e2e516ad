import type { Dialect } from './dialect.ts'
import { literalParameter, readsAsFunction } from './heat-functions.ts'
import { remarks } from './remarks.ts'
import { resourcesOf } from './resources.ts'
import { Created, Existing, Given, NetworkName, Variable, type Resource, type Value } from './resources/value.ts'
import { yamlOf } from './yaml.ts'

/** A template of Heat with the resources that the calls create. */
export const hot: Dialect = {
  id: 'hot',
  name: 'HOT',
  covers: (calls) => resourcesOf(calls, 'hot').resources.length > 0,
  write: (calls) => {
    const found = resourcesOf(calls, 'hot')
    return [...remarks('Heat', found), hotTemplate(found.resources).trimEnd()].join('\n')
  },
}

/** A resource with what no call has, as `depends_on`. */
type HotResource = Resource & { more?: Readonly<Record<string, unknown>> }

export function hotTemplate(resources: readonly HotResource[]): string {
  const parameters: Record<string, unknown> = {}
  const written = resources.map(({ type, label, values, more }) => {
    const literal = (value: unknown) => {
      const name = `${label}_literal_${Object.keys(parameters).length + 1}`
      parameters[name] = literalParameter(value)
      return { get_param: name }
    }
    const variable = ({ name, description }: Variable) => {
      parameters[name] = { type: 'string', hidden: true, description }
      return { get_param: name }
    }
    return [label, { type, ...more, properties: plain(values, { literal, variable }) }]
  })
  return yamlOf({
    heat_template_version: '2018-08-31',
    ...(Object.keys(parameters).length > 0 && { parameters }),
    resources: Object.fromEntries(written),
  })
}

/** What becomes a parameter: what Heat would read as something else, and what is entered at launch. */
interface Parameters {
  literal: (value: unknown) => unknown
  variable: (value: Variable) => unknown
}

/** The value as Heat reads it. */
function plain(value: Value, parameters: Parameters): unknown {
  if (value instanceof Created) return { get_resource: value.resource.label }
  if (value instanceof Existing) return value.name
  if (value instanceof Variable) return parameters.variable(value)
  if (value instanceof NetworkName) return plain(value.network, parameters)
  if (Array.isArray(value)) return value.map((one: Value) => plain(one, parameters))
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Given && readsAsFunction(value.entries)) return parameters.literal(withoutFunctions(value))
  const entries = Object.entries(value instanceof Given ? value.entries : value)
  return Object.fromEntries(entries.map(([name, one]) => [name, plain(one, parameters)]))
}

/** In a parameter there are no functions: what refers to another resource has its label. */
function withoutFunctions(value: Value): unknown {
  if (value instanceof Created) return value.resource.label
  if (Array.isArray(value)) return value.map(withoutFunctions)
  if (!(value instanceof Given)) return value
  return Object.fromEntries(Object.entries(value.entries).map(([name, one]) => [name, withoutFunctions(one)]))
}
