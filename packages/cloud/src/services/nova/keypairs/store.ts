import { collection } from '../../../core/collection.ts'
import type { Db } from '../../../core/db.ts'

export interface KeypairRow {
  id: string
  user_id: string
  name: string
  type: 'ssh' | 'x509'
  public_key: string
  fingerprint: string
  created_at: string
}

const keypairs = collection<KeypairRow>('nova_keypairs')

export const { insert, remove, list } = keypairs

/** Users name their own key pairs. */
export const idOf = (userId: string, name: string) => `${userId}/${name}`

export const findNamed = (db: Db, userId: string, name: string) => keypairs.find(db, idOf(userId, name))
