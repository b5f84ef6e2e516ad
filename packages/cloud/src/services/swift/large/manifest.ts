import { refusedInPlainText, refusedWith } from '../faults.ts'
import { MAX_SEGMENTS } from '../limits.ts'
import { splitPath } from '../paths.ts'
import type { ObjectPath } from '../paths.ts'

/** A segment of a manifest, validated without database access. */
export type SegmentRequest =
  | { data: string }
  | { container: string; object: string; etag: string | null; size: number | null; range: string | null }

const KEYS = ['path', 'etag', 'size_bytes', 'range']

/** Reads the segments of a manifest; the error lists all problems. */
export function readManifest(value: unknown, self: ObjectPath): SegmentRequest[] {
  if (value === undefined) throw refusedWith(400, 'Manifest must be valid JSON.\n')
  if (!Array.isArray(value)) throw refusedWith(400, 'Manifest must be a list.\n')
  const read = value.map((item: unknown) => readSegment(item, self))
  const problems = read.flatMap((segment, index) =>
    typeof segment === 'string' ? [`Index ${index}: ${segment}\n`] : [],
  )
  const segments = read.filter((segment) => typeof segment !== 'string')
  const backed = segments.filter((segment) => 'container' in segment).length
  if (backed > MAX_SEGMENTS) throw refusedWith(413, `Number of object-backed segments must be <= ${MAX_SEGMENTS}`)
  const isDataOnly = value.length > 0 && value.every((item: unknown) => isObject(item) && 'data' in item)
  if (isDataOnly) problems.push('Inline data segments require at least one object-backed segment.\n')
  if (problems.length > 0) throw refusedInPlainText(400, problems.join(''))
  return segments
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the segment or its problem. */
function readSegment(item: unknown, self: ObjectPath): SegmentRequest | string {
  if (!isObject(item)) return 'not a JSON object'
  if ('data' in item) return readData(item)
  const extra = Object.keys(item).filter((key) => !KEYS.includes(key))
  if (extra.length > 0) return `extraneous keys ${extra.map((key) => `"${key}"`).join(', ')}`
  const { path, etag = null, size_bytes: size = null, range = null } = item
  if (path === undefined) return 'expected keys to include one of "path" or "data"'
  if (typeof path !== 'string') return '"path" must be a string'
  if (etag !== null && typeof etag !== 'string') return '"etag" must be a string or null (if provided)'
  if (size !== null && !isSize(size)) return 'invalid size_bytes'
  const place = splitPath(path)
  if (!place) return 'path does not refer to an object. Path must be of the form /container/object.'
  if (place.container === self.container && place.object === self.object) {
    return 'manifest must not include itself as a segment'
  }
  if (range !== null && typeof range !== 'string') return 'invalid range'
  if (range?.includes(',')) return 'multiple ranges (only one allowed)'
  if (range !== null && !/^(?:\d+-\d*|-\d+)$/.test(range)) return 'invalid range'
  return { ...place, etag: etag?.replaceAll('"', '') ?? null, size: size === null ? null : Number(size), range }
}

const isSize = (value: unknown) => /^\d{1,15}$/.test(String(value)) && ['number', 'string'].includes(typeof value)

function readData({ data, ...others }: Record<string, unknown>): SegmentRequest | string {
  const extra = Object.keys(others)
  if (extra.length > 0) return `extraneous keys ${extra.map((key) => `"${key}"`).join(', ')}`
  if (typeof data !== 'string') return '"data" must be a string'
  const isBase64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(data)
  if (!isBase64) return 'data must be valid base64'
  return data === '' ? 'too small; each segment must be at least 1 byte.' : { data }
}
