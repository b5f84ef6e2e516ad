import type { GroupStatus } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Window } from '../listing.ts'

export interface GroupSnapshotRow {
  id: string
  project_id: string
  user_id: string
  group_id: string
  group_type_id: string
  name: string | null
  description: string | null
  status: GroupStatus
  created_at: string
  updated_at: string | null
}

export type SortColumn = 'name' | 'status' | 'group_id' | 'created_at'

const groupSnapshots = collection<GroupSnapshotRow, SortColumn>('cinder_group_snapshots')

export const { insert, find, update, remove } = groupSnapshots

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  groupSnapshots.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

export const hasAny = (db: Db, groupId: string) => groupSnapshots.first(db, is('group_id', groupId)) !== undefined
