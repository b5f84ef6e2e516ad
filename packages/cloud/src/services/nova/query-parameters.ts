import { compileRegexp } from '../../core/database/regexp.ts'
import { badRequest } from '../../core/errors/fault.ts'
import { repr } from '../../core/errors/invalid.ts'

/** Maximum page size. */
export const MAX_LIMIT = 1000

export const badParameter = (name: string, value: string, sentence: string) =>
  badRequest(`Invalid input for query parameters ${name}. Value: ${value}. ${sentence}`)

export function oneOfParameter<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((candidate) => candidate === value)
  if (found === undefined) throw badParameter(name, value, `${repr(value)} is not one of ${list(known)}`)
  return found
}

const list = (known: readonly string[]) => `[${known.map(repr).join(', ')}]`

export function integerParameter(query: URLSearchParams, name: string): number | undefined {
  const value = query.get(name)
  if (value === null) return undefined
  if (!/^\d*$/.test(value)) throw badParameter(name, value, `${repr(value)} does not match '^[0-9]*$'`)
  if (value === '') throw badParameter(name, value, `'' is too short`)
  return Number(value)
}

/** The requested page size. */
export const limitOf = (query: URLSearchParams) => Math.min(integerParameter(query, 'limit') ?? MAX_LIMIT, MAX_LIMIT)

export function regexParameter(name: string, value: string): string {
  if (value === '' || !compileRegexp(value)) throw badParameter(name, value, `${repr(value)} is not a 'regex'`)
  return value
}

/** A time with a zone, or in UTC, in whole seconds: `2026-11-15T02:04:10Z`. */
export function timeParameter(name: string, value: string): string {
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/i.test(value)
  const time = Date.parse(/T.*(Z|[+-]\d\d(:?\d\d)?)$/i.test(value) || !value.includes('T') ? value : `${value}Z`)
  if (!isTime || Number.isNaN(time)) throw badParameter(name, value, `${repr(value)} is not a 'date-time'`)
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

const YES = ['1', 't', 'true', 'on', 'y', 'yes']
const NO = ['0', 'f', 'false', 'off', 'n', 'no']

/** undefined if the word is not a boolean. */
export function flagOf(value: string): boolean | undefined {
  const word = value.trim().toLowerCase()
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined
}

export function flagParameter(value: string): boolean {
  const flag = flagOf(value)
  if (flag !== undefined) return flag
  const words = [...YES, ...NO].toSorted().map(repr).join(', ')
  throw badRequest(`Unrecognized value ${repr(value)}, acceptable values are: ${words}`)
}

/** From 2.75 on, and in newer APIs, unknown parameters are refused. */
export function refuseOthers(query: URLSearchParams, known: readonly string[]): void {
  for (const name of query.keys()) {
    if (!known.includes(name)) {
      throw badRequest(`Additional properties are not allowed (${repr(name)} was unexpected)`)
    }
  }
}
