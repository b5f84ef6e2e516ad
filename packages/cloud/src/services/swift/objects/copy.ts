import { Readable } from 'node:stream'
import { keepFilesUntilRead } from '../../../core/blobs/held-files.ts'
import { filesOf } from '../../../core/http/reply.ts'
import type { Piece, Reply } from '../../../core/http/reply.ts'
import { readPieces } from '../../../core/http/send.ts'
import type { AnyoneStreamCall } from '../../../core/service/api.ts'
import { MAX_FILE_SIZE } from '../limits.ts'
import type { ObjectPath } from '../paths.ts'
import { readableContainer, continueCall, beginCall } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { failedCondition } from './conditions.ts'
import { readOptionsOf } from './content.ts'
import type { Content } from './content.ts'
import { describeCopy, destinationOf, sourceOf } from './copy-request.ts'
import type { CopyPath } from './copy-request.ts'
import { findObject } from './find.ts'
import { openContent } from './open-content.ts'
import { readRanges } from './ranges.ts'
import { finish, requireWritable, toReply } from './upload.ts'
import { conditionFailed, unsatisfiable } from './view.ts'
import type { Draft } from './write.ts'

/** COPY with `Destination`. */
export const copyTo = (call: AnyoneStreamCall<ObjectPath>) => copy(call, 'COPY', destinationOf)

/** PUT with `X-Copy-From`. */
export const copyFrom = (call: AnyoneStreamCall<ObjectPath>) => copy(call, 'PUT', sourceOf)

type PathOf = (swiftCall: SwiftCall<ObjectPath>) => CopyPath

async function copy(call: AnyoneStreamCall<ObjectPath>, method: string, pathOf: PathOf): Promise<Reply> {
  const begun = await call.transaction((inner) => begin(beginCall(inner, method), pathOf))
  if ('status' in begun) return begun
  const { pieces, draft, to, grant, headers, release } = begun
  const received = await call.blobs.receive(Readable.from(readPieces(pieces)), MAX_FILE_SIZE).finally(release)
  try {
    const filled = { ...draft, bytes: received.size, etag: received.md5 }
    const keep = (blob: string) => call.blobs.save(received, blob)
    return await call.transaction((inner) => {
      const swiftCall = continueCall({ ...inner, params: to, headers: {} }, { grant })
      return toReply(finish(swiftCall, filled, keep), headers)
    })
  } finally {
    call.blobs.discard(received)
  }
}

/** A copy whose bytes must be read and written. */
interface PendingCopy extends Pick<SwiftCall, 'grant'> {
  pieces: Piece[]
  draft: Draft
  to: ObjectPath
  headers: Record<string, string>
  release: () => void
}

/** Completes copies that need no reading; returns the content to read otherwise. */
function begin(swiftCall: SwiftCall<ObjectPath>, pathOf: PathOf): Reply | PendingCopy {
  const { from, to } = pathOf(swiftCall)
  const content = openSource({ ...swiftCall, params: from })
  const status = failedCondition(content, swiftCall.headers)
  if (status) return conditionFailed(content, status)
  const ranges = readRanges(swiftCall.headers.range, content.size)
  if (ranges?.length === 0) return unsatisfiable(content)
  const { start, end } = ranges?.[0] ?? { start: 0, end: content.size - 1 }
  const { draft, headers } = describeCopy(swiftCall, content, { from, to })
  // Conditions apply to the source.
  const target: SwiftCall<ObjectPath> = { ...swiftCall, params: to, headers: {} }
  requireWritable(target, end - start + 1)
  if (content.isOwn && end - start + 1 === content.size) return toReply(copyStored(target, content, draft), headers)
  const pieces = content.pieces(start, end)
  const release = keepFilesUntilRead(filesOf({ status: 200, headers: {}, body: pieces }))
  return { pieces, draft, to, headers, grant: swiftCall.grant, release }
}

function openSource(source: SwiftCall<ObjectPath>): Content {
  const container = readableContainer(source, source.params)
  return openContent(source, container, findObject(source, container), readOptionsOf(source.query))
}

/** Stored files, manifests and symlinks are copied without reading. */
function copyStored(target: SwiftCall<ObjectPath>, { object }: Content, draft: Draft) {
  const { bytes, etag, segments, large_etag, large_bytes, link, blob } = object
  const same = { ...draft, bytes, etag, segments, large_etag, large_bytes, link }
  return finish(target, same, blob === null ? undefined : (copyId) => target.blobs.copy(blob, copyId))
}
