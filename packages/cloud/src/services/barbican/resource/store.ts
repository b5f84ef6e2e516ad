import { collection } from '../../../core/database/collection.ts'
import type { Collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** Who may read besides, or instead of, the members of the project. */
export interface Acl {
  users: string[]
  'project-access': boolean
  created: string
  updated: string
}

export interface Row {
  id: string
  project_id: string
  creator_id: string
  status: 'ACTIVE' | 'PENDING' | 'ERROR'
  created: string
  updated: string
}

export interface Store<R extends Row> extends Collection<R, never> {
  ofProject: (db: Db, projectId: string) => R[]
  used: (db: Db, projectId: string) => number
}

export function storeOf<R extends Row>(table: string): Store<R> {
  const rows = collection<R>(table)
  return {
    ...rows,
    ofProject: (db, id) => rows.list(db, { where: [is('project_id', id)] }),
    used: (db, id) => rows.count(db, is('project_id', id)),
  }
}
