import type { VolumeQos } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Window } from '../listing.ts'

export interface QosRow extends VolumeQos {
  created_at: string
}

export type SortColumn = 'name' | 'consumer' | 'created_at'

const specs = collection<QosRow, SortColumn>('cinder_qos_specs')

export const { insert, find, update, remove } = specs

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  specs.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

export const findByName = (db: Db, name: string) => specs.first(db, is('name', name))
