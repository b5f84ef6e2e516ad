import type { Db } from '../../../core/database/db.ts'
import type { Headers } from '../metadata.ts'
import type { Stamp } from '../times.ts'

export interface AccountRow {
  name: string
  created: Stamp
  headers: Headers
  container_count: number
  object_count: number
  bytes: number
}

type Raw = Omit<AccountRow, 'headers'> & { headers: string }

export function find(db: Db, name: string): AccountRow | undefined {
  const row = db.get<Raw>('SELECT * FROM swift_accounts WHERE name = ?', name)
  return row && { ...row, headers: JSON.parse(row.headers) }
}

export function insert(db: Db, { name, created, headers }: Pick<AccountRow, 'name' | 'created' | 'headers'>): void {
  const text = 'INSERT OR IGNORE INTO swift_accounts (name, created, headers) VALUES (?, ?, ?)'
  db.run(text, name, created, JSON.stringify(headers))
}

export function setHeaders(db: Db, name: string, headers: Headers): void {
  db.run('UPDATE swift_accounts SET headers = ? WHERE name = ?', JSON.stringify(headers), name)
}

export function remove(db: Db, name: string): void {
  db.run('DELETE FROM swift_accounts WHERE name = ?', name)
}
