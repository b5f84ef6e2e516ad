/** A parsed value of a template. */
export type Json = null | boolean | number | string | Json[] | JsonMap
export interface JsonMap {
  [key: string]: Json
}

export const isMap = (value: unknown): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An own property of the map. */
export const valueOf = (map: JsonMap, key: string): Json | undefined => (Object.hasOwn(map, key) ? map[key] : undefined)

/** JSON with spaces after commas and colons, as Python writes it. */
export function toPythonJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toPythonJson).join(', ')}]`
  if (!isMap(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${toPythonJson(item)}`)
    .join(', ')}}`
}

/** A value as text: '' for null, JSON for lists and maps. */
export function asText(value: Json): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'number' ? String(value) : toPythonJson(value)
}

/** Python's name of a value's type, for messages. */
export function pythonType(value: Json): string {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return { string: 'str', boolean: 'bool', object: 'dict' }[typeof value as 'string' | 'boolean' | 'object'] // not a number
}

/** Follows keys and indexes; null if one is missing. */
export function within(value: Json, path: readonly Json[]): Json {
  return path.reduce<Json>((here, step) => {
    if (Array.isArray(here)) return /^-?\d+$/.test(String(step)) ? (here.at(Number(step)) ?? null) : null
    if (isMap(here) && (typeof step === 'string' || typeof step === 'number'))
      return valueOf(here, String(step)) ?? null
    return null
  }, value)
}
