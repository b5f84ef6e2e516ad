import type { VolumeGroupType } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Window } from '../listing.ts'

export interface GroupTypeRow extends Required<VolumeGroupType> {
  created_at: string
}

export type SortColumn = 'name' | 'is_public' | 'created_at'

const types = collection<GroupTypeRow, SortColumn>('cinder_group_types')

export const { insert, find, update, remove } = types

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  types.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

export const findByName = (db: Db, name: string) => types.first(db, is('name', name))

/** Group type of consistency groups. */
export const CONSISTENCY_TYPE = 'default_cgsnapshot_type'

export const consistencyTypeId = (db: Db): string | undefined => findByName(db, CONSISTENCY_TYPE)?.id
