import { badRequest } from '../../core/errors/fault.ts'

const TRUE = ['1', 't', 'true', 'on', 'y', 'yes']
const FALSE = ['0', 'f', 'false', 'off', 'n', 'no']

/** Reads any of OpenStack's spellings of a boolean; returns undefined for anything else. */
export function readBoolean(value: unknown): boolean | undefined {
  const word = String(value).trim().toLowerCase()
  if (TRUE.includes(word)) return true
  return FALSE.includes(word) ? false : undefined
}

/** Reads a boolean query parameter, false by default; throws 400 for invalid values. */
export function booleanParameter(query: URLSearchParams, name: string): boolean {
  const requested = query.get(name)
  if (requested === null) return false
  const value = readBoolean(requested)
  if (value === undefined) throw badRequest(`Value '${requested}' for '${name}' is not a boolean.`)
  return value
}
