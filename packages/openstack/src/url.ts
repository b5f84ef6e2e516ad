import { BadSegment } from './errors.ts'

/**
 * Builds a path whose parameters are each exactly one encoded segment: path`/v2/images/${id}/file`.
 * Empty and dot segments are refused, since URL parsers resolve them even when nothing else is encoded.
 */
export function path(strings: TemplateStringsArray, ...segments: string[]): string {
  return String.raw({ raw: strings }, ...segments.map(encodeSegment))
}

function encodeSegment(value: string): string {
  if (value === '' || value === '.' || value === '..') throw new BadSegment(`Invalid identifier: "${value}"`)
  try {
    return encodeURIComponent(value)
  } catch (error) {
    throw new BadSegment('Invalid identifier: not well-formed Unicode', { cause: error })
  }
}

/** Appends a query; undefined values are left out. */
export function withQuery(url: string, query: Record<string, string | number | boolean | undefined>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return pairs.length ? `${url}?${new URLSearchParams(pairs)}` : url
}
