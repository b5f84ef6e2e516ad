import type { AttachmentStatus } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Window } from '../listing.ts'

export interface AttachmentRow {
  id: string
  /** Project of the volume. */
  project_id: string
  volume_id: string
  instance_uuid: string | null
  attached_host: string | null
  mountpoint: string | null
  attach_status: AttachmentStatus
  /** The string `null` until the mode is known. */
  attach_mode: string
  attach_time: string | null
  connection_info: Record<string, unknown>
  created_at: string
  updated_at: string | null
}

const attachments = collection<AttachmentRow, 'attach_status' | 'created_at' | 'updated_at'>('cinder_attachments')

export const { insert, find, update, remove } = attachments

export type SortColumn = 'attach_status' | 'created_at' | 'updated_at'

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  attachments.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

export const listOfVolume = (db: Db, volumeId: string) => attachments.list(db, { where: [is('volume_id', volumeId)] })

/** Attachments by volume, in one query. */
export const listOfVolumes = (db: Db, volumeIds: readonly string[]): Map<string, AttachmentRow[]> =>
  Map.groupBy(attachments.list(db, { where: [oneOf('volume_id', volumeIds)] }), ({ volume_id }) => volume_id)

export const removeOfVolume = (db: Db, volumeId: string) => attachments.removeWhere(db, is('volume_id', volumeId))
