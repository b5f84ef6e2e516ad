import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** The methods that a user has passed so far in multi-factor authentication. Only the receipt's hash is stored. */
export interface ReceiptRow {
  id: string
  user_id: string
  methods: string[]
  issued_at: number
  expires_at: number
}

const receipts = collection<ReceiptRow>('keystone_receipts')

export const { insert } = receipts

export const find = (db: Db, id: string, now: number) => {
  const row = receipts.find(db, id)
  return row && row.expires_at > now ? row : undefined
}

export const removeExpired = (db: Db, now: number) => receipts.removeWhere(db, is('expires_at', now, '<='))
