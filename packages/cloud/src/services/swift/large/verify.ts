import type { LargeObjectSegment as Segment } from '@meridian/wire'
import * as containers from '../containers/store.ts'
import { openContent } from '../objects/open-content.ts'
import { readRanges } from '../objects/ranges.ts'
import * as store from '../objects/store.ts'
import type { ObjectPath } from '../paths.ts'
import type { SwiftCall } from '../swift-call.ts'
import { isoTime, wholeSeconds } from '../times.ts'
import type { SegmentRequest } from './manifest.ts'

/** Why a segment is invalid: a status or a message. */
export interface Problem {
  path: string
  problem: string | number
}

export const isProblem = (checked: Segment | Problem): checked is Problem => 'problem' in checked

/** Returns the segment as stored in the manifest, or its problem. */
export function verify(swiftCall: SwiftCall<ObjectPath>, request: SegmentRequest): Segment | Problem {
  if ('data' in request) return request
  const path = `/${request.container}/${request.object}`
  const place = containers.find(swiftCall.db, swiftCall.params.account, request.container)
  const object = place && store.find(swiftCall.db, place.id, request.object)
  const { access, params, auth } = swiftCall
  const isReadable = place ? access.mayRead(place) : access.owns(params.account)
  if (!isReadable) return { path, problem: auth ? 403 : 401 }
  if (!object) return { path, problem: 404 }
  const { size, etag } = openContent(swiftCall, place, object)
  if (request.size !== null && request.size !== size) return { path, problem: 'Size Mismatch' }
  if (request.etag !== null && request.etag !== etag) return { path, problem: 'Etag Mismatch' }
  const [range] = request.range === null ? [] : (readRanges(`bytes=${request.range}`, size) ?? [])
  if (request.range !== null && !range) return { path, problem: 'Unsatisfiable Range' }
  const isPart = range && (range.start > 0 || range.end < size - 1)
  return {
    name: path,
    bytes: size,
    hash: etag,
    content_type: object.content_type,
    last_modified: isoTime(wholeSeconds(object.stamp) * 100_000),
    ...(isPart && { range: `${range.start}-${range.end}` }),
    ...(object.segments !== null && { sub_slo: true }),
  }
}
