import { badRequest } from '../../../core/errors/fault.ts'
import { isMap } from './json.ts'
import type { Json, JsonMap } from './json.ts'
import { readYaml } from './yaml.ts'

export interface Environment {
  parameters: JsonMap
  parameter_defaults: JsonMap
  resource_registry: JsonMap
  event_sinks: Json
}

const SECTIONS = [
  'parameters',
  'parameter_defaults',
  'resource_registry',
  'event_sinks',
  'encrypted_param_names',
  'parameter_merge_strategies',
]

export const emptyEnvironment = (): Environment => ({
  parameters: {},
  parameter_defaults: {},
  resource_registry: {},
  event_sinks: [],
})

/** Parses an environment from a map or from YAML text. */
export function readEnvironment(source: Json): Environment {
  const value = typeof source === 'string' ? readYaml(source, 'Environment') : source
  if (value === null) return emptyEnvironment()
  const refuse = (reason: string) => badRequest(`Environment not in valid format: ${reason}`)
  if (!isMap(value)) throw refuse('The environment is not a valid YAML mapping data type.')
  const unknown = Object.keys(value).find((key) => !SECTIONS.includes(key))
  if (unknown !== undefined) throw refuse(`environment has wrong section "${unknown}"`)
  const section = (name: string): JsonMap => {
    const found = value[name] ?? {}
    if (!isMap(found)) throw refuse(`The ${name} section must be a map`)
    return found
  }
  return {
    parameters: section('parameters'),
    parameter_defaults: section('parameter_defaults'),
    resource_registry: section('resource_registry'),
    event_sinks: value['event_sinks'] ?? [],
  }
}

/** The first environment, overridden by the second. */
export const merged = (one: Environment, other: Environment): Environment => ({
  parameters: joined(one.parameters, other.parameters),
  parameter_defaults: joined(one.parameter_defaults, other.parameter_defaults),
  resource_registry: joined(one.resource_registry, other.resource_registry),
  event_sinks: other.event_sinks,
})

const joined = (one: JsonMap, other: JsonMap): JsonMap => ({ ...one, ...other })

/** The environment in responses: `resource_registry.resources` is always present. */
export const shownEnvironment = ({ parameters, parameter_defaults, resource_registry, event_sinks }: Environment) => ({
  resource_registry: { ...resource_registry, resources: resource_registry['resources'] ?? {} },
  parameters,
  parameter_defaults,
  event_sinks,
})

/** The mapped type: by the resource's name, else by the type, else by a pattern that ends in `*`. */
export function mappedType({ resource_registry: registry }: Environment, type: string, resource: string): string {
  const single = registry['resources']
  const ofResource = isMap(single) ? single[resource] : undefined
  const target = (isMap(ofResource) ? ofResource[type] : undefined) ?? registry[type] ?? byPattern(registry, type)
  return typeof target === 'string' && target !== type ? target : type
}

function byPattern(registry: JsonMap, type: string): Json | undefined {
  const pattern = Object.keys(registry).find((key) => key.endsWith('*') && type.startsWith(key.slice(0, -1)))
  const target = pattern === undefined ? undefined : registry[pattern]
  if (pattern === undefined || typeof target !== 'string') return undefined
  return target.endsWith('*') ? target.slice(0, -1) + type.slice(pattern.length - 1) : target
}
