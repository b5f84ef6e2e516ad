import { all, is, sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { conditionsOf, orderOf } from '../listing/store.ts'
import type { Span } from '../listing/store.ts'
import type { Headers } from '../metadata.ts'
import type { Stamp } from '../times.ts'

/** Target of a symlink. */
export interface Link {
  account: string
  container: string
  object: string
  /** Expected ETag of the target, for a static symlink. */
  etag?: string
  bytes?: number
}

/** The columns of a listing. */
export interface ListedRow {
  name: string
  stamp: Stamp
  bytes: number
  etag: string
  content_type: string
  /** ETag and size of a static large object's full content. */
  large_etag: string | null
  large_bytes: number | null
  link: Link | null
}

export interface ObjectRow extends ListedRow {
  id: number
  container: number
  is_current: 0 | 1
  /** Null if the container was not versioned when the object was written. */
  version: Stamp | null
  /** 1 for a delete marker. */
  is_marker: 0 | 1
  headers: Headers
  /** Null without bytes. */
  blob: string | null
  /** Unix seconds. */
  delete_at: number | null
  /** The manifest of a static large object. */
  segments: string | null
}

export type NewObject = Omit<ObjectRow, 'id'>

type Raw = Omit<ObjectRow, 'headers' | 'link'> & { headers: string; link: string | null }

const read = (row: Raw): ObjectRow => ({ ...row, headers: JSON.parse(row.headers), link: readLink(row) })
const readLink = <T extends { link: string | null }>({ link }: T): Link | null =>
  link === null ? null : JSON.parse(link)

export function find(db: Db, container: number, name: string): ObjectRow | undefined {
  const text = 'SELECT * FROM swift_objects WHERE container = ? AND name = ? AND is_current = 1'
  const row = db.get<Raw>(text, container, name)
  return row && read(row)
}

const COLUMNS = [
  'container',
  'name',
  'is_current',
  'version',
  'is_marker',
  'stamp',
  'bytes',
  'etag',
  'content_type',
  'headers',
  'blob',
  'delete_at',
  'segments',
  'large_etag',
  'large_bytes',
  'link',
] as const

const INSERT = `INSERT INTO swift_objects (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`

export function insert(db: Db, row: NewObject): void {
  const link = row.link && JSON.stringify(row.link)
  const values = { ...row, headers: JSON.stringify(row.headers), link }
  db.run(INSERT, ...COLUMNS.map((column) => values[column]))
}

type ObjectUpdate = Pick<ObjectRow, 'id' | 'stamp' | 'content_type' | 'headers' | 'delete_at'>

/** Updates what POST can change. */
export function describe(db: Db, { id, stamp, content_type, headers, delete_at }: ObjectUpdate): void {
  const text = 'UPDATE swift_objects SET stamp = ?, content_type = ?, headers = ?, delete_at = ? WHERE id = ?'
  db.run(text, stamp, content_type, JSON.stringify(headers), delete_at, id)
}

/** An object from before versioning gets its time as version. */
export function archiveVersion(db: Db, id: number): void {
  db.run('UPDATE swift_objects SET is_current = 0, version = ifnull(version, stamp) WHERE id = ?', id)
}

export function makeCurrent(db: Db, id: number): void {
  db.run('UPDATE swift_objects SET is_current = 1 WHERE id = ?', id)
}

export function remove(db: Db, id: number): void {
  db.run('DELETE FROM swift_objects WHERE id = ?', id)
}

const LISTED = 'name, stamp, bytes, etag, content_type, large_etag, large_bytes, link'

export function list(db: Db, container: number, span: Span): ListedRow[] {
  const where = all(is('container', container), sql('is_current = 1'), ...conditionsOf(span))
  const text = `SELECT ${LISTED} FROM swift_objects WHERE ${where.sql} ${orderOf(span)} LIMIT ?`
  const rows = db.all<Omit<ListedRow, 'link'> & { link: string | null }>(text, ...where.values, span.limit)
  return rows.map((row) => ({ ...row, link: readLink(row) }))
}

/** Full rows, for the segments of a dynamic large object. */
export function listRows(db: Db, container: number, span: Span): ObjectRow[] {
  const where = all(is('container', container), sql('is_current = 1'), ...conditionsOf(span))
  const text = `SELECT * FROM swift_objects WHERE ${where.sql} ${orderOf(span)} LIMIT ?`
  return db.all<Raw>(text, ...where.values, span.limit).map(read)
}

export function listExpired(db: Db, seconds: number): ObjectRow[] {
  const text = 'SELECT * FROM swift_objects WHERE delete_at IS NOT NULL AND delete_at <= ? LIMIT 1000'
  return db.all<Raw>(text, seconds).map(read)
}

export const hasBlob = (db: Db, blob: string) =>
  db.get('SELECT 1 FROM swift_objects WHERE blob = ?', blob) !== undefined

/** Versions that are not current, newest first. */
export function listPast(db: Db, container: number, name: string): ObjectRow[] {
  const text = `SELECT * FROM swift_objects WHERE container = ? AND name = ? AND is_current = 0 ORDER BY ifnull(version, stamp) DESC`
  return db.all<Raw>(text, container, name).map(read)
}

export const hasPast = (db: Db, container: number) =>
  db.get('SELECT 1 FROM swift_objects WHERE container = ? AND is_current = 0 LIMIT 1', container) !== undefined

export type VersionRow = ListedRow & Pick<ObjectRow, 'version' | 'is_current' | 'is_marker'>

/** All versions, newest first within each name. */
export function listVersions(db: Db, container: number, span: Span): VersionRow[] {
  const where = all(is('container', container), ...conditionsOf(span))
  const one = (isCurrent: 0 | 1) =>
    `SELECT ${LISTED}, version, is_current, is_marker, ifnull(version, stamp) AS age FROM swift_objects
     WHERE ${where.sql} AND is_current = ${isCurrent}`
  const text = `${one(1)} UNION ALL ${one(0)} ${orderOf(span)}, age ${span.descending ? 'ASC' : 'DESC'} LIMIT ?`
  const rows = db.all<Omit<VersionRow, 'link'> & { link: string | null }>(
    text,
    ...where.values,
    ...where.values,
    span.limit,
  )
  return rows.map((row) => ({ ...row, link: readLink(row) }))
}

const EMPTY_ETAG = 'd41d8cd98f00b204e9800998ecf8427e'

/** Media type of a delete marker. */
export const DELETED_TYPE = 'application/x-deleted;swift_versions_deleted=1'

/** Defaults of an object without bytes, manifest and symlink. */
export const BLANK = {
  bytes: 0,
  etag: EMPTY_ETAG,
  blob: null,
  segments: null,
  large_etag: null,
  large_bytes: null,
  link: null,
} as const
