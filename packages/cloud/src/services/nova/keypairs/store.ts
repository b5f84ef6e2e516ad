import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export interface KeypairRow {
  id: string
  user_id: string
  name: string
  type: 'ssh' | 'x509'
  public_key: string
  fingerprint: string
  created_at: string
}

const keypairs = collection<KeypairRow, 'name'>('nova_keypairs')

export const { insert, remove, seqOf } = keypairs

/** Names are unique per user. */
export const idOf = (userId: string, name: string) => `${userId}/${name}`

export const findNamed = (db: Db, userId: string, name: string) => keypairs.find(db, idOf(userId, name))

/** Sorted by name, starting after `marker`. */
export const list = (db: Db, userId: string, limit: number, marker?: string): KeypairRow[] =>
  keypairs.list(db, {
    where: [is('user_id', userId)],
    sort: [{ column: 'name' }],
    limit,
    ...(marker !== undefined && { after: idOf(userId, marker) }),
  })

export const count = (db: Db, userId: string) => keypairs.count(db, is('user_id', userId))
