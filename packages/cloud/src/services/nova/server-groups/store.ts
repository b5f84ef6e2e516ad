import type { ServerGroupPolicy } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** Servers refer to their group. */
export interface ServerGroupRow {
  id: string
  name: string
  project_id: string
  user_id: string
  policy: ServerGroupPolicy
  rules: { max_server_per_host?: number }
}

const groups = collection<ServerGroupRow>('nova_server_groups')

export const { insert, find, remove } = groups

/** The groups of a project, or all. */
export const list = (db: Db, projectId: string | undefined, limit: number, offset: number): ServerGroupRow[] =>
  groups.list(db, { where: projectId === undefined ? [] : [is('project_id', projectId)], limit, offset })

export const count = (db: Db, projectId: string, userId?: string) =>
  groups.count(db, is('project_id', projectId), ...(userId === undefined ? [] : [sql("doc ->> 'user_id' = ?", userId)]))
