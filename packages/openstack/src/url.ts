import { BadSegment } from './errors.ts'

/**
 * Builds a path whose parameters are each exactly one encoded segment: path`/v2/images/${id}/file`.
 * Empty and dot segments are refused, since URL parsers resolve them even when nothing else is encoded.
 */
export function path(strings: TemplateStringsArray, ...segments: string[]): string {
  let whole = strings[0] ?? ''
  for (const [at, segment] of segments.entries()) whole += encodeSegment(segment) + (strings[at + 1] ?? '')
  return whole
}

/**
 * A name with slashes, such as an object's: each segment is encoded. Dot segments are encoded too, so that a name with
 * them reaches its object; the transport sends a path as it is and resolves nothing.
 */
export const tailPath = (name: string): string => name.split('/').map(encodeTailSegment).join('/')

function encodeTailSegment(segment: string): string {
  if (segment === '.' || segment === '..') return segment.replaceAll('.', '%2E')
  return segment === '' ? '' : encodeSegment(segment)
}

function encodeSegment(value: string): string {
  if (value === '' || value === '.' || value === '..') throw new BadSegment(`Invalid identifier: "${value}"`)
  try {
    return encodeURIComponent(value)
  } catch (error) {
    throw new BadSegment('Invalid identifier: not well-formed Unicode', { cause: error })
  }
}

export type Query = Record<string, string | number | boolean | readonly string[] | undefined>

export type QueryValue = string | number | boolean | undefined

/** Appends a query; undefined values are left out, and a list repeats its key. */
export function withQuery(url: string, query: Record<string, QueryValue | readonly string[]>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []].flat().map((one): [string, string] => [key, String(one)]),
  )
  return pairs.length ? `${url}?${new URLSearchParams(pairs)}` : url
}
