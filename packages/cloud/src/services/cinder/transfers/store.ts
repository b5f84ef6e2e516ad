import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Window } from '../listing.ts'

/** A volume transfer; only the hash of its auth key is stored. */
export interface TransferRow {
  id: string
  /** Project of the sender. */
  project_id: string
  volume_id: string
  name: string | null
  salt: string
  key_hash: string
  no_snapshots: boolean
  created_at: string
}

export type SortColumn = 'name' | 'created_at'

const transfers = collection<TransferRow, SortColumn>('cinder_transfers')

export const { insert, find, remove } = transfers

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  transfers.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

export const removeOfVolume = (db: Db, volumeId: string) => transfers.removeWhere(db, is('volume_id', volumeId))
