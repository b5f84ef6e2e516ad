import { createHash } from 'node:crypto'
import type { LargeObjectSegment as Segment } from '@meridian/wire'
import * as containers from '../containers/store.ts'
import type { ContainerRow } from '../containers/store.ts'
import { refused } from '../faults.ts'
import type { Content } from '../objects/content.ts'
import { readRanges } from '../objects/ranges.ts'
import * as store from '../objects/store.ts'
import type { ObjectRow } from '../objects/store.ts'
import type { SwiftCall } from '../swift-call.ts'
import { joinParts } from './join-parts.ts'
import type { Part } from './join-parts.ts'

/** Maximum depth of nested manifests. */
const MAX_DEPTH = 10

type ObjectSegment = Exclude<Segment, { data: string }>
type Open = (container: ContainerRow, segment: ObjectRow) => Content

export const segmentsOf = ({ segments }: ObjectRow): Segment[] => JSON.parse(segments ?? '[]')

const LARGE = { 'x-static-large-object': 'True' }

/** Joins the segments of a manifest. */
export function staticContent(
  swiftCall: SwiftCall,
  container: ContainerRow,
  object: ObjectRow,
  depth: number,
  open: Open,
): Content {
  const find = (segment: ObjectSegment) => {
    if (depth >= MAX_DEPTH) throw refused(409)
    return segmentContent(swiftCall, container.account, segment, open)
  }
  const parts = segmentsOf(object).map((segment) => partOf(segment, find))
  const etag = object.large_etag ?? ''
  return {
    object,
    container,
    size: object.large_bytes ?? 0,
    etag,
    headers: { ...LARGE, etag: `"${etag}"`, 'x-manifest-etag': object.etag },
    pieces: joinParts(parts),
    isOwn: false,
    hasManyRanges: true,
  }
}

/** Content of the manifest itself. */
export function manifestContent(container: ContainerRow, object: ObjectRow, format: 'list' | 'raw'): Content {
  const text = format === 'raw' ? JSON.stringify(segmentsOf(object).map(toRequest)) : (object.segments ?? '')
  const bytes = Buffer.from(text)
  const etag = format === 'raw' ? createHash('md5').update(bytes).digest('hex') : object.etag
  const type = format === 'list' && { 'content-type': 'application/json; charset=utf-8' }
  return {
    object,
    container,
    size: bytes.length,
    etag,
    headers: { ...LARGE, etag, ...type },
    pieces: (start, end) => [bytes.subarray(start, end + 1)],
    isOwn: format === 'list',
    hasManyRanges: true,
  }
}

/** The segment as in a PUT request. */
function toRequest(segment: Segment) {
  if ('data' in segment) return segment
  const { name, bytes, hash, range } = segment
  return { etag: hash, path: name, ...(range !== undefined && { range }), size_bytes: bytes }
}

function partOf(segment: Segment, find: (segment: ObjectSegment) => Content): Part {
  if ('data' in segment) {
    const bytes = Buffer.from(segment.data, 'base64')
    return { length: bytes.length, pieces: (start, end) => [bytes.subarray(start, end + 1)] }
  }
  const { start: first, end: last } = byteRangeOf(segment)
  return {
    length: last - first + 1,
    pieces: (start, end) => find(segment).pieces(first + start, first + end),
  }
}

/** The byte range of the segment that the large object uses. */
export function byteRangeOf({ bytes, range }: Pick<ObjectSegment, 'bytes' | 'range'>): { start: number; end: number } {
  const [stretch] = range === undefined ? [] : (readRanges(`bytes=${range}`, bytes) ?? [])
  return stretch ?? { start: 0, end: bytes - 1 }
}

/** Throws 409 if the segment is missing, changed or not readable. */
function segmentContent(swiftCall: SwiftCall, account: string, segment: ObjectSegment, open: Open): Content {
  const [, container = '', ...rest] = segment.name.split('/')
  const place = containers.find(swiftCall.db, account, container)
  const object = place && store.find(swiftCall.db, place.id, rest.join('/'))
  if (!object || !swiftCall.access.mayRead(place)) throw refused(409)
  const content = open(place, object)
  if (content.etag !== segment.hash || content.size !== segment.bytes) throw refused(409)
  return content
}
