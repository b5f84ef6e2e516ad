import { lengthOf } from '../../../core/http/reply.ts'
import type { Piece, Reply } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import { HTML, page } from '../faults.ts'
import { urlPath } from '../paths.ts'
import { lastModified, timestamp } from '../times.ts'
import type { Content } from './content.ts'
import { linkHeaders } from './links.ts'
import type { Range } from './ranges.ts'

/** The response headers of an object. */
function objectHeaders({ object, container, headers }: Content): Record<string, string> {
  const { content_type, etag, stamp, delete_at, link, version, name } = object
  const id = version === null ? undefined : timestamp(version)
  const path = urlPath({ account: container.account, container: container.name, object: name })
  return {
    'content-type': content_type,
    etag,
    'last-modified': lastModified(stamp),
    'x-timestamp': timestamp(stamp),
    'accept-ranges': 'bytes',
    ...object.headers,
    ...(delete_at !== null && { 'x-delete-at': String(delete_at) }),
    ...(link && linkHeaders(link, container.account)),
    ...(id !== undefined && { 'x-object-version-id': id }),
    ...(id !== undefined && object.is_current === 1 && { 'content-location': `${path}?version-id=${id}` }),
    ...headers,
  }
}

export const fullReply = (content: Content): Reply => ({
  status: 200,
  headers: objectHeaders(content),
  body: content.pieces(0, content.size - 1),
})

/** Does not open segments. */
export const headReply = (content: Content): Reply => ({
  status: 200,
  headers: { ...objectHeaders(content), 'content-length': String(content.size) },
  body: null,
})

export function conditionFailed(content: Content, status: 304 | 412): Reply {
  const headers = objectHeaders(content)
  if (status === 304) return { status, headers, body: null }
  const { 'accept-ranges': _, ...rest } = headers
  return { status, headers: { ...rest, 'content-type': HTML }, body: null }
}

export const nothingMatches: Reply = { status: 412, headers: { 'content-type': HTML }, body: null }

export function unsatisfiable(content: Content): Reply {
  const reply = page(416)
  return { ...reply, headers: { ...objectHeaders(content), 'content-range': `bytes */${content.size}` } }
}

export function rangeReply(content: Content, { start, end }: Range): Reply {
  const headers = { ...objectHeaders(content), 'content-range': `bytes ${start}-${end}/${content.size}` }
  return { status: 206, headers, body: content.pieces(start, end) }
}

/** Several ranges, as multipart/byteranges. */
export function multipartReply(content: Content, ranges: readonly Range[]): Reply {
  const headers = objectHeaders(content)
  const boundary = newHexId()
  const pieces = ranges.flatMap(({ start, end }): Piece[] => [
    Buffer.from(
      `--${boundary}\r\nContent-Type: ${headers['content-type']}\r\nContent-Range: bytes ${start}-${end}/${content.size}\r\n\r\n`,
      'latin1',
    ),
    ...content.pieces(start, end),
    Buffer.from('\r\n'),
  ])
  const body = [...pieces, Buffer.from(`--${boundary}--`)]
  const length = body.reduce((sum, piece) => sum + lengthOf(piece), 0)
  return {
    status: 206,
    headers: {
      ...headers,
      'content-type': `multipart/byteranges;boundary=${boundary}`,
      'content-length': String(length),
    },
    body,
  }
}
