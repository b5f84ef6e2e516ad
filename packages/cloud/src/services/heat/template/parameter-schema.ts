import { invalidSchema } from '../faults.ts'
import { readConstraints } from './constraints.ts'
import type { Constraint } from './constraints.ts'
import { asText, isMap } from './json.ts'
import type { Json } from './json.ts'

export type ParameterType = 'string' | 'number' | 'json' | 'comma_delimited_list' | 'boolean'

const TYPES: readonly unknown[] = ['string', 'number', 'json', 'comma_delimited_list', 'boolean']

export const isParameterType = (type: unknown): type is ParameterType => TYPES.includes(type)
const KEYS = ['type', 'description', 'default', 'label', 'hidden', 'constraints', 'immutable', 'tags']

/** A parameter as its template declares it. */
export interface Parameter {
  name: string
  type: ParameterType
  description: string
  label: string
  default: Json | undefined
  isHidden: boolean
  isImmutable: boolean
  constraints: Constraint[]
  tags: Json | undefined
}

const isTrue = (value: Json | undefined) => value === true || /^(true|yes|on|1|t|y)$/i.test(asText(value ?? null))

export function readParameters(section: Json): Parameter[] {
  if (section === null) return []
  if (!isMap(section)) throw invalidSchema('"parameters" must contain a map of parameters')
  return Object.entries(section).map(([name, source]) => readParameter(name, source))
}

function readParameter(name: string, source: Json): Parameter {
  if (!isMap(source)) throw invalidSchema(`Invalid parameter ${name}, expected a mapping`)
  const unknown = Object.keys(source).find((key) => !KEYS.includes(key))
  if (unknown !== undefined) throw invalidSchema(`Invalid key '${unknown}' for parameter (${name})`)
  const { type, description, label, hidden, immutable, constraints, tags } = source
  if (type === undefined) throw invalidSchema(`Missing parameter type for parameter: ${name}`)
  if (!isParameterType(type)) throw invalidSchema(`Invalid type (${asText(type)})`)
  return {
    name,
    type,
    description: asText(description ?? null),
    label: asText(label ?? null) || name,
    default: source['default'],
    isHidden: isTrue(hidden),
    isImmutable: isTrue(immutable),
    constraints: constraints === undefined ? [] : readConstraints(constraints, name),
    tags,
  }
}
