import { badRequest } from '../../core/errors/fault.ts'
import { asText } from './template/json.ts'
import type { Json } from './template/json.ts'

/** A boolean query parameter. */
export function readFlag(name: string, value: Json | undefined): boolean {
  const word = asText(value ?? null)
    .trim()
    .toLowerCase()
  if (/^(true|1|yes|on|t|y)$/.test(word)) return true
  if (/^(false|0|no|off|f|n|)$/.test(word)) return false
  throw badRequest(
    `Unrecognized value "${asText(value ?? null).slice(0, 200)}" for "${name}", acceptable values are: true, false.`,
  )
}

export const flagIn = (query: URLSearchParams, name: string): boolean => readFlag(name, query.get(name) ?? false)

/** A non-negative integer among the query parameters. */
export function readCount(name: string, value: Json): number {
  const text = asText(value).trim()
  if (!/^[+-]?\d+$/.test(text)) throw badRequest(`Only integer is acceptable by '${name}'.`)
  if (Number(text) < 0)
    throw badRequest(`Value '${text}' is invalid for '${name}' which only accepts non-negative integer.`)
  return Math.min(Number(text), Number.MAX_SAFE_INTEGER)
}

export function countIn(query: URLSearchParams, name: string): number | undefined {
  const given = query.get(name)
  return given === null ? undefined : readCount(name, given)
}

const MAX_TAG = 80

export function readTags(given: Json): string[] {
  if (typeof given !== 'string') throw badRequest('Invalid tags, a text with commas between them is wanted')
  const tags = given.split(',').filter((tag) => tag !== '')
  const long = tags.find((tag) => tag.length > MAX_TAG)
  if (long !== undefined) throw badRequest(`Invalid tag, "${long.slice(0, 200)}" is longer than ${MAX_TAG} characters`)
  return tags
}

export function readDirection(query: URLSearchParams, standard: 'asc' | 'desc'): 'asc' | 'desc' {
  const given = query.get('sort_dir') ?? standard
  if (given !== 'asc' && given !== 'desc') {
    throw badRequest(`Unknown sort direction "${given.slice(0, 200)}", must be one of: asc, desc`)
  }
  return given
}
