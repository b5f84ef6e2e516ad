import { compileRegexp } from '../../../core/database/regexp.ts'
import { invalidSchema } from '../faults.ts'
import { asText, isMap, toPythonJson } from './json.ts'
import type { Json, JsonMap } from './json.ts'

/** A constraint of a parameter or property. */
export type Constraint = { description?: string } & (
  | { kind: 'range' | 'length'; min: number | null; max: number | null }
  | { kind: 'allowed_values'; values: Json[] }
  | { kind: 'allowed_pattern'; pattern: string }
  | { kind: 'modulo'; step: number; offset: number }
  | { kind: 'custom_constraint'; name: string }
)

/** Looks up the resource that a value names; returns the error message, if any. */
export type CustomCheck = (constraint: string, value: string) => string | undefined

/** The message of the first violated constraint, if any. */
export function violation(value: Json, constraints: readonly Constraint[], check: CustomCheck): string | undefined {
  for (const constraint of constraints) {
    const message = failureOf(value, constraint, check)
    if (message !== undefined) return constraint.description ?? message
  }
  return undefined
}

function failureOf(value: Json, constraint: Constraint, check: CustomCheck): string | undefined {
  switch (constraint.kind) {
    case 'range':
      return isWithin(Number(value), constraint)
        ? undefined
        : `${asText(value)} is out of range (${limits(constraint)})`
    case 'length': {
      const length = sizeOf(value)
      return isWithin(length, constraint) ? undefined : `length (${length}) is out of range (${limits(constraint)})`
    }
    case 'allowed_values': {
      const allowed = constraint.values.map((item) => toPythonJson(item))
      const items = Array.isArray(value) ? value : [value]
      const isAllowed = (item: Json) =>
        allowed.includes(toPythonJson(item)) || allowed.includes(JSON.stringify(asText(item)))
      return items.every(isAllowed)
        ? undefined
        : `${toPythonJson(value)} is not an allowed value ${toPythonJson(constraint.values)}`
    }
    case 'allowed_pattern':
      return matches(constraint.pattern, asText(value))
        ? undefined
        : `${toPythonJson(value)} does not match pattern ${JSON.stringify(constraint.pattern)}`
    case 'modulo': {
      const { step, offset } = constraint
      return Number(value) % step === offset
        ? undefined
        : `${asText(value)} is not a multiple of ${step} with an offset of ${offset}`
    }
    case 'custom_constraint': {
      const items = Array.isArray(value) ? value : [value]
      return items.map((item) => check(constraint.name, asText(item))).find((message) => message !== undefined)
    }
  }
}

interface Limits {
  min: number | null
  max: number | null
}

const isWithin = (size: number, { min, max }: Limits) => (min === null || size >= min) && (max === null || size <= max)
const limits = ({ min, max }: Limits) => `min: ${min ?? 'None'}, max: ${max ?? 'None'}`
const sizeOf = (value: Json) =>
  Array.isArray(value) ? value.length : isMap(value) ? Object.keys(value).length : [...asText(value)].length

/** An unsupported pattern matches everything. */
const matches = (pattern: string, text: string) => compileRegexp(`^(${pattern})$`, 'exact')?.(text) ?? true

const KINDS = ['range', 'length', 'allowed_values', 'allowed_pattern', 'modulo', 'custom_constraint']

/** Parses the constraints of a template's parameter. */
export function readConstraints(source: Json, parameter: string): Constraint[] {
  if (!Array.isArray(source)) {
    throw invalidSchema(`Invalid parameter constraints for parameter ${parameter}, expected a list`)
  }
  return source.map((item) => {
    if (!isMap(item))
      throw invalidSchema(`Invalid parameter constraints for parameter ${parameter}, expected a mapping`)
    const kind = Object.keys(item).find((key) => KINDS.includes(key))
    if (kind === undefined) throw invalidSchema('No constraint expressed')
    const { description } = item
    return { ...readOne(kind, item[kind] ?? null), ...(typeof description === 'string' && { description }) }
  })
}

function readOne(kind: string, source: Json): Constraint {
  switch (kind) {
    case 'range':
    case 'length': {
      const { min = null, max = null } = mapOf(kind, source, ['min', 'max'])
      return { kind, min: bound(kind, min), max: bound(kind, max) }
    }
    case 'modulo': {
      const { step = null, offset = 0 } = mapOf(kind, source, ['step', 'offset'])
      const [by, from] = [bound(kind, step), bound(kind, offset)]
      if (!by) throw invalidSchema('step cannot be 0.')
      return { kind, step: by, offset: from ?? 0 }
    }
    case 'allowed_values':
      if (!Array.isArray(source)) throw invalidSchema('AllowedValues must be a list')
      return { kind, values: source }
    case 'allowed_pattern':
      if (typeof source !== 'string') throw invalidSchema('AllowedPattern must be a string')
      return { kind, pattern: source }
    default:
      return { kind: 'custom_constraint', name: asText(source) }
  }
}

function mapOf(kind: string, source: Json, keys: readonly string[]): JsonMap {
  if (!isMap(source)) throw invalidSchema(`Invalid ${kind} constraint, expected a mapping`)
  const unknown = Object.keys(source).find((key) => !keys.includes(key))
  if (unknown !== undefined) throw invalidSchema(`Invalid key '${unknown}' for ${kind} constraints`)
  return source
}

function bound(kind: string, value: Json): number | null {
  if (value === null) return null
  const number = typeof value === 'boolean' || value === '' ? Number.NaN : Number(value)
  if (!Number.isFinite(number)) throw invalidSchema(`min/max must be numeric in ${kind} constraint`)
  return number
}
