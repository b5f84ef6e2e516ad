import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export interface CredentialRow {
  id: string
  user_id: string
  project_id: string | null
  type: string
  blob: string
  extra: Record<string, unknown>
}

const credentials = collection<CredentialRow>('keystone_credentials')

export const { insert, find, list, update, remove } = credentials

export const listOfUser = (db: Db, userId: string, type: string) =>
  credentials.list(db, { where: [is('user_id', userId), is('type', type)] })

export const removeOfUser = (db: Db, userId: string) => credentials.removeWhere(db, is('user_id', userId))
