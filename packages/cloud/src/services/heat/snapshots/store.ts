import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Design } from '../stacks/store.ts'
import type { Json } from '../template/json.ts'

export interface SnapshotRow {
  id: string
  stack_id: string
  name: string | null
  status: 'IN_PROGRESS' | 'COMPLETE' | 'FAILED'
  status_reason: string | null
  /** The snapshot's data in the API. */
  data: Json
  /** The template, environment and files to restore. */
  design: Design
  creation_time: string
}

const snapshots = collection<SnapshotRow>('heat_snapshots')

export const { insert, find, update, remove } = snapshots

export const listOf = (db: Db, stackId: string) => snapshots.list(db, { where: [is('stack_id', stackId)] })
