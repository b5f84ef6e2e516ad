import { validationFailed } from '../faults.ts'
import { asText, isMap, pythonType } from './json.ts'
import type { Json, JsonMap } from './json.ts'
import { readParameters } from './parameter-schema.ts'
import type { Parameter } from './parameter-schema.ts'
import { versionOf } from './versions.ts'

/** A resource definition; its values are not resolved. */
export interface Definition {
  name: string
  type: string
  properties: JsonMap
  metadata: JsonMap
  dependsOn: string[]
  deletionPolicy: Json
  updatePolicy: JsonMap
  description: string
  condition: Json | undefined
  externalId: Json | undefined
}

export interface Output {
  name: string
  description: string
  value: Json
  condition: Json | undefined
}

export interface Template {
  version: string
  /** The functions for values. */
  functions: ReadonlySet<string>
  /** The functions for conditions. */
  conditionFunctions: ReadonlySet<string>
  description: string
  parameterGroups: Json
  parameters: Parameter[]
  conditions: JsonMap
  definitions: Definition[]
  outputs: Output[]
}

const NO_DESCRIPTION = 'No description'
const SECTIONS = ['heat_template_version', 'description', 'parameter_groups', 'parameters', 'resources', 'outputs']

/** Parses a template without validating its resources. */
export function readTemplate(source: Json): Template {
  if (!isMap(source)) throw validationFailed('The template is not a JSON object or YAML mapping.')
  const version = versionOf(source)
  const sections = version.conditions.length > 0 ? [...SECTIONS, 'conditions'] : SECTIONS
  const unknown = Object.keys(source).find((key) => !sections.includes(key))
  const parameters = readParameters(source['parameters'] ?? null)
  if (unknown !== undefined) throw validationFailed(`The template section is invalid: ${unknown}`)
  const conditions = source['conditions'] ?? {}
  if (!isMap(conditions)) throw validationFailed('Condition validation error: : The conditions section must be a map')
  return {
    version: version.date,
    functions: new Set(version.functions),
    conditionFunctions: new Set([...version.functions, ...version.conditions]),
    description: asText(source['description'] ?? null) || NO_DESCRIPTION,
    parameterGroups: source['parameter_groups'] ?? null,
    parameters,
    conditions,
    definitions: sectionOf(source, 'resources').map(([name, item]) => readDefinition(name, item)),
    outputs: sectionOf(source, 'outputs').map(([name, item]) => readOutput(name, item)),
  }
}

function sectionOf(source: JsonMap, name: 'resources' | 'outputs'): [string, Json][] {
  const section = source[name] ?? {}
  if (!isMap(section)) throw validationFailed(`"${name}" must contain a map. Found a ${pythonType(section)} instead`)
  return Object.entries(section)
}

const KEYS = [
  'type',
  'properties',
  'metadata',
  'depends_on',
  'deletion_policy',
  'update_policy',
  'description',
  'condition',
  'external_id',
]

function readDefinition(name: string, source: Json): Definition {
  if (!isMap(source)) {
    throw validationFailed(
      `"resources" must contain a map of resource maps. Found a [<class '${pythonType(source)}'>] instead`,
    )
  }
  if (name === '' || name.includes('/')) throw validationFailed(`Invalid resource name "${name.slice(0, 200)}"`)
  const { type, depends_on } = source
  if (type === undefined) throw validationFailed('Each resource must contain a type key.')
  if (typeof type !== 'string') throw validationFailed(`Resource ${name} type type must be string`)
  const unknown = Object.keys(source).find((key) => !KEYS.includes(key))
  if (unknown !== undefined) throw validationFailed(`"${unknown}" is not a valid keyword inside a resource definition`)
  const map = (key: string): JsonMap => {
    const value = source[key] ?? {}
    if (!isMap(value)) throw validationFailed(`Resource ${name} ${key} type must be object`)
    return value
  }
  return {
    name,
    type,
    properties: map('properties'),
    metadata: map('metadata'),
    dependsOn: namesIn(name, depends_on ?? []),
    deletionPolicy: source['deletion_policy'] ?? null,
    updatePolicy: map('update_policy'),
    description: asText(source['description'] ?? null),
    condition: source['condition'],
    externalId: source['external_id'],
  }
}

function namesIn(resource: string, source: Json): string[] {
  const names = (Array.isArray(source) ? source : [source]).filter((name) => typeof name === 'string')
  if (Array.isArray(source) ? names.length === source.length : names.length === 1) return names
  throw validationFailed(`Resource ${resource} depends_on must be a list of strings`)
}

function readOutput(name: string, source: Json): Output {
  const refuse = (message: string) => validationFailed(`Output validation error: : outputs.${name}: : ${message}`)
  if (!isMap(source)) throw refuse(`Output definitions must be a map. Found a ${pythonType(source)} instead`)
  const { value, description, condition } = source
  if (value === undefined) throw refuse('Each output definition must contain a value key.')
  return { name, value, description: asText(description ?? null) || 'No description given', condition }
}
