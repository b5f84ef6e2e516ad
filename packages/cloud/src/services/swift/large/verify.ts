import type { LargeObjectSegment as Segment } from '@meridian/wire'
import * as containers from '../containers/store.ts'
import { openContent } from '../objects/open-content.ts'
import { readRanges } from '../objects/ranges.ts'
import * as store from '../objects/store.ts'
import type { ObjectPath } from '../paths.ts'
import type { SwiftCall } from '../swift-call.ts'
import { isoTime, wholeSeconds } from '../times.ts'
import type { SegmentRequest } from './manifest.ts'

/** Why a segment cannot be one: a status, or a sentence. */
export interface Problem {
  path: string
  problem: string | number
}

export const isProblem = (checked: Segment | Problem): checked is Problem => 'problem' in checked

/** The segment as it is kept in the manifest. */
export function verify(swiftCall: SwiftCall<ObjectPath>, wanted: SegmentRequest): Segment | Problem {
  if ('data' in wanted) return wanted
  const path = `/${wanted.container}/${wanted.object}`
  const place = containers.find(swiftCall.db, swiftCall.params.account, wanted.container)
  const object = place && store.find(swiftCall.db, place.id, wanted.object)
  const { access, params, auth } = swiftCall
  const isReadable = place ? access.mayRead(place) : access.owns(params.account)
  if (!isReadable) return { path, problem: auth ? 403 : 401 }
  if (!object) return { path, problem: 404 }
  const { size, etag } = openContent(swiftCall, place, object)
  if (wanted.size !== null && wanted.size !== size) return { path, problem: 'Size Mismatch' }
  if (wanted.etag !== null && wanted.etag !== etag) return { path, problem: 'Etag Mismatch' }
  const [range] = wanted.range === null ? [] : (readRanges(`bytes=${wanted.range}`, size) ?? [])
  if (wanted.range !== null && !range) return { path, problem: 'Unsatisfiable Range' }
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
