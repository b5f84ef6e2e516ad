import type { Piece } from '../../../core/http/reply.ts'
import type { ContainerRow } from '../containers/store.ts'
import type { ObjectRow } from './store.ts'

/** Readable content: an object's own bytes, or the joined segments of a manifest. */
export interface Content {
  object: ObjectRow
  container: ContainerRow
  size: number
  /** Without quotes, for conditions. */
  etag: string
  /** Response headers in addition to those of the object. */
  headers: Record<string, string>
  /** The bytes from `start` to `end`, both inclusive. Throws if a segment is missing. */
  pieces: (start: number, end: number) => Piece[]
  /** Whether the object's row has the full content. */
  isOwn: boolean
  /** Whether several ranges per request are supported. */
  hasManyRanges: boolean
}

/** What to read of an object. */
export interface ReadOptions {
  /** The manifest itself, in this format. */
  manifest?: 'list' | 'raw'
  /** The symlink itself. */
  isLink?: boolean
}

export const readOptionsOf = (query: URLSearchParams): ReadOptions => ({
  ...(query.get('multipart-manifest') === 'get' && { manifest: query.get('format') === 'raw' ? 'raw' : 'list' }),
  isLink: query.get('symlink') === 'get',
})
