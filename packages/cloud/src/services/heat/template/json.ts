/** What a template, once it is read, is made of. */
export type Json = null | boolean | number | string | Json[] | JsonMap
export interface JsonMap {
  [key: string]: Json
}

export const isMap = (value: unknown): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a map has under a name of its own. */
export const valueOf = (map: JsonMap, key: string): Json | undefined => (Object.hasOwn(map, key) ? map[key] : undefined)

/** JSON with a space behind commas and colons, as Heat writes it into sentences and texts. */
export function toPythonJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toPythonJson).join(', ')}]`
  if (!isMap(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${toPythonJson(item)}`)
    .join(', ')}}`
}

/** A value within text: nothing for null, JSON for what has parts. */
export function asText(value: Json): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'number' ? String(value) : toPythonJson(value)
}

/** Python's name of a value's type, which Heat's sentences have. */
export function pythonType(value: Json): string {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return { string: 'str', boolean: 'bool', object: 'dict' }[typeof value as 'string' | 'boolean' | 'object'] // numbers are gone
}

/** Goes down by keys and indexes; null where there is nothing. */
export function within(value: Json, path: readonly Json[]): Json {
  return path.reduce<Json>((here, step) => {
    if (Array.isArray(here)) return /^-?\d+$/.test(String(step)) ? (here.at(Number(step)) ?? null) : null
    if (isMap(here) && (typeof step === 'string' || typeof step === 'number'))
      return valueOf(here, String(step)) ?? null
    return null
  }, value)
}
