import { all, is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { conditionsOf, orderOf } from '../listing/store.ts'
import type { Span } from '../listing/store.ts'
import type { Headers } from '../metadata.ts'
import type { Stamp } from '../times.ts'

export interface ContainerRow {
  id: number
  account: string
  name: string
  created: Stamp
  /** Time of the last change of the container's headers. */
  changed: Stamp
  headers: Headers
  object_count: number
  bytes: number
}

type Raw = Omit<ContainerRow, 'headers'> & { headers: string }
type New = Pick<ContainerRow, 'account' | 'name' | 'created' | 'headers'>

const read = (row: Raw): ContainerRow => ({ ...row, headers: JSON.parse(row.headers) })

export function find(db: Db, account: string, name: string): ContainerRow | undefined {
  const row = db.get<Raw>('SELECT * FROM swift_containers WHERE account = ? AND name = ?', account, name)
  return row && read(row)
}

export function insert(db: Db, { account, name, created, headers }: New): void {
  const text = 'INSERT INTO swift_containers (account, name, created, changed, headers) VALUES (?, ?, ?, ?, ?)'
  db.run(text, account, name, created, created, JSON.stringify(headers))
}

export function setHeaders(db: Db, id: number, headers: Headers, changed: Stamp): void {
  db.run('UPDATE swift_containers SET headers = ?, changed = ? WHERE id = ?', JSON.stringify(headers), changed, id)
}

export function remove(db: Db, id: number): void {
  db.run('DELETE FROM swift_containers WHERE id = ?', id)
}

export function list(db: Db, account: string, span: Span): ContainerRow[] {
  const where = all(is('account', account), ...conditionsOf(span))
  const text = `SELECT * FROM swift_containers WHERE ${where.sql} ${orderOf(span)} LIMIT ?`
  return db.all<Raw>(text, ...where.values, span.limit).map(read)
}
