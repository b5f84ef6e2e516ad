import { createHash } from 'node:crypto'
import type { Piece } from '../../../core/http/reply.ts'
import type { ContainerRow } from '../containers/store.ts'
import { successor } from '../listing/walk.ts'
import type { Content } from '../objects/content.ts'
import * as store from '../objects/store.ts'
import type { ObjectRow } from '../objects/store.ts'
import { decoded } from '../paths.ts'
import { readableContainer } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { joinParts } from './join-parts.ts'

const ALL = -1

/** Joins the objects with a prefix in name order. */
export function dynamicContent(swiftCall: SwiftCall, container: ContainerRow, object: ObjectRow): Content {
  const [name = '', ...rest] = (decoded(object.headers['x-object-manifest'] ?? '') ?? '').split('/')
  const prefix = rest.join('/')
  const place = readableContainer(swiftCall, { account: container.account, container: name })
  const span = { from: prefix, before: successor(prefix), descending: false, limit: ALL }
  const segments = store.listRows(swiftCall.db, place.id, span)
  const etag = createHash('md5')
    .update(segments.map((segment) => segment.etag).join(''))
    .digest('hex')
  const parts = segments.map((segment) => ({
    length: segment.bytes,
    pieces: (start: number, end: number) => storedPieces(swiftCall, segment, start, end),
  }))
  return {
    object,
    container,
    size: segments.reduce((sum, { bytes }) => sum + bytes, 0),
    etag,
    headers: { etag: `"${etag}"` },
    pieces: joinParts(parts),
    isOwn: false,
    hasManyRanges: false,
  }
}

/** The segment's own bytes; nested manifests are not resolved. */
function storedPieces({ blobs }: SwiftCall, { blob, segments }: ObjectRow, start: number, end: number): Piece[] {
  if (blob !== null) return [blobs.piece(blob, start, end)]
  return segments === null ? [] : [Buffer.from(segments).subarray(start, end + 1)]
}
