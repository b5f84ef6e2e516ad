import type { Piece } from '../../../core/http/reply.ts'
import type { ContainerRow } from '../containers/store.ts'
import type { ObjectRow } from './store.ts'

/** Something to be read: an object's own bytes, or what a manifest joins. */
export interface Content {
  object: ObjectRow
  container: ContainerRow
  size: number
  /** Bare, as conditions compare it. */
  etag: string
  /** What the answer says besides what the object itself does. */
  headers: Record<string, string>
  /** The bytes from `start` to `end`, both included. Throws where a segment is missing. */
  pieces: (start: number, end: number) => Piece[]
  /** All of it is what the object's row keeps, and nothing else. */
  isOwn: boolean
  /** More than one range may be asked for at once. */
  hasManyRanges: boolean
}

/** What of an object is asked for. */
export interface ReadOptions {
  /** The manifest itself, and its format. */
  manifest?: 'list' | 'raw'
  /** The link itself. */
  isLink?: boolean
}

export const readOptionsOf = (query: URLSearchParams): ReadOptions => ({
  ...(query.get('multipart-manifest') === 'get' && { manifest: query.get('format') === 'raw' ? 'raw' : 'list' }),
  isLink: query.get('symlink') === 'get',
})
