import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { HttpResponse, Body } from './http.ts'

/** A recorded request to a real OpenStack (Zed) and its response. */
export interface Sample {
  request: { method: string; path: string; headers: Record<string, string>; body: Body }
  response: { status: number; headers: Record<string, string>; body: Body }
}

export function sample(service: string, name: string): Sample {
  const path = new URL(`../test-samples/${service}/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8')) as Sample // the files are ours
}

/**
 * Expects the recorded status, headers, keys, types and messages; ids, times and amounts can differ. `common` removes from both
 * bodies what two clouds do not share.
 */
export function expectLike(
  actual: HttpResponse,
  { response }: Sample,
  common: (body: Body) => Body = (body) => body,
): void {
  expect(actual.status).toBe(response.status)
  const given = (headers: HttpResponse['headers']) => COMPARED_HEADERS.filter((name) => headers[name] !== undefined)
  expect(given(actual.headers)).toEqual(given(response.headers))
  if (response.headers['content-type'] && actual.bytes.length > 0) {
    expect(actual.headers['content-type']).toBe(response.headers['content-type'])
  }
  expect(shape(common(actual.body))).toEqual(shape(common(response.body)))
}

const COMPARED_HEADERS = ['www-authenticate', 'x-subject-token', 'location', 'content-range', 'content-md5', 'vary']

/** Keys whose text is a message or an API constant and must be equal. */
const WORDS = new Set(['message', 'title', 'code', 'status', 'schema'])

/** The part of a value that must be equal: keys, types, constants. A list is represented by its first item. */
function shape(value: Body, key = ''): Body {
  if (value === null || typeof value !== 'object') {
    return typeof value === 'string' && (WORDS.has(key) || key === '') ? anonymous(value) : typeOf(value)
  }
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => shape(item, '[]'))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shape(item, name)]))
}

const typeOf = (value: Body) => (value === null ? 'null' : typeof value)

const anonymous = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '{uuid}')
    .replaceAll(/\b[0-9a-f]{32}\b/g, '{id}')
