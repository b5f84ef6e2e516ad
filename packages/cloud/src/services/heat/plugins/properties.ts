import { parseJson } from '@meridian/wire'
import { validationFailed } from '../faults.ts'
import { violation } from '../template/constraints.ts'
import type { Constraint, CustomCheck } from '../template/constraints.ts'
import { asText, isMap, toPythonJson } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'

/** The schema of a property. */
export interface PropertySchema {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'map' | 'list' | 'any'
  description: string
  default?: Json
  required?: boolean
  /** Can be updated in place. */
  update?: boolean
  constraints?: readonly Constraint[]
  /** The keys of a map, or the schema of a list's items. */
  schema?: Readonly<Record<string, PropertySchema>> | PropertySchema
}

export type PropertySchemas = Readonly<Record<string, PropertySchema>>

export const itemsOf = ({ schema }: PropertySchema): PropertySchema | undefined =>
  schema && isSchema(schema) ? schema : undefined
export const keysOf = ({ schema }: PropertySchema): PropertySchemas | undefined =>
  schema && !isSchema(schema) ? schema : undefined

const isSchema = (schema: NonNullable<PropertySchema['schema']>): schema is PropertySchema =>
  typeof schema.type === 'string'

/** All properties of the type: converted, with defaults, null if missing. */
export function complete(schemas: PropertySchemas, given: JsonMap, place: string, check?: CustomCheck): JsonMap {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(schemas, name))
  if (unknown !== undefined) throw refusal(place, `Unknown Property ${unknown}`)
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const value = given[name] ?? schema.default ?? null
      if (value === null && schema.required) throw refusal(place, `Property ${name} not assigned`)
      return [name, value === null ? null : checkedValue(schema, value, `${place}.${name}`, check)]
    }),
  )
}

const refusal = (place: string, message: string) => validationFailed(`Property error: : ${place}: : ${message}`)

/** Converts a value by its schema. Checks constraints if `check` is given. */
export function checkedValue(schema: PropertySchema, given: Json, place: string, check?: CustomCheck): Json {
  const value = converted(schema, given, place, check)
  const message = check && schema.constraints && violation(value, schema.constraints, check)
  if (message !== undefined) throw refusal(place, message)
  return value
}

function converted(schema: PropertySchema, value: Json, place: string, check?: CustomCheck): Json {
  switch (schema.type) {
    case 'string':
      if (typeof value === 'object' && value !== null)
        throw refusal(place, `Value must be a string; got ${toPythonJson(value).slice(0, 200)}`)
      return typeof value === 'string' ? value : asText(value)
    case 'integer':
    case 'number':
      return numeric(schema.type, value, place)
    case 'boolean':
      if (/^(true|yes|on|1|t|y)$/i.test(asText(value))) return true
      if (/^(false|no|off|0|f|n)$/i.test(asText(value))) return false
      throw refusal(place, `"${asText(value).slice(0, 200)}" is not a valid boolean`)
    case 'list': {
      if (!Array.isArray(value)) throw refusal(place, `"${asText(value).slice(0, 200)}" is not a list`)
      const items = itemsOf(schema)
      return items
        ? value.map((item, index) => (item === null ? null : checkedValue(items, item, `${place}[${index}]`, check)))
        : value
    }
    case 'map': {
      const map = typeof value === 'string' ? parsedMap(value) : value
      if (!isMap(map)) throw refusal(place, `"${asText(value).slice(0, 200)}" is not a map`)
      const keys = keysOf(schema)
      return keys ? complete(keys, map, place, check) : map
    }
    case 'any':
      return value
  }
}

function numeric(type: 'integer' | 'number', value: Json, place: string): number {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
  if (Number.isFinite(number) && (type === 'number' || Number.isInteger(number))) return number
  const what = type === 'integer' ? 'an integer' : 'a number'
  throw refusal(place, `Value '${asText(value).slice(0, 200)}' is not ${what}`)
}

/** A map can be sent as JSON text. */
function parsedMap(text: string): Json {
  try {
    return parseJson(text) as Json // what JSON has
  } catch {
    return text // not a map; the caller refuses it
  }
}
