import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** A temporary permission to open a server's console. */
export interface ConsoleTokenRow {
  /** The token itself. */
  id: string
  server_id: string
  console_type: string
  expires_at: number
}

const tokens = collection<ConsoleTokenRow>('nova_console_tokens')

export const { insert } = tokens

export const find = (db: Db, id: string, now: number) => {
  const row = tokens.find(db, id)
  return row && row.expires_at > now ? row : undefined
}

export const removeExpired = (db: Db, now: number) => tokens.removeWhere(db, is('expires_at', now, '<='))
