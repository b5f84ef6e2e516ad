import type { GroupStatus } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Window } from '../listing.ts'

export interface GroupRow {
  id: string
  project_id: string
  user_id: string
  name: string | null
  description: string | null
  status: GroupStatus
  availability_zone: string
  host: string | null
  group_type_id: string
  volume_type_ids: string[]
  /** The group snapshot or group that it was created from. */
  group_snapshot_id: string | null
  source_group_id: string | null
  created_at: string
  updated_at: string | null
}

export type SortColumn = 'name' | 'description' | 'status' | 'created_at'

const groups = collection<GroupRow, SortColumn>('cinder_groups')

export const { insert, find, update, remove } = groups

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  groups.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

export const isTypeInUse = (db: Db, groupTypeId: string) =>
  groups.first(db, is('group_type_id', groupTypeId)) !== undefined
