import { collection } from '../../../core/database/collection.ts'
import { any, is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export interface TrustRow {
  id: string
  trustor_user_id: string
  trustee_user_id: string
  project_id: string | null
  impersonation: boolean
  expires_at: string | null
  remaining_uses: number | null
  role_ids: string[]
}

const trusts = collection<TrustRow>('keystone_trusts')

export const { insert, find, list, remove } = trusts

export const removeOfUser = (db: Db, userId: string) =>
  trusts.removeWhere(db, any(is('trustor_user_id', userId), is('trustee_user_id', userId)))
