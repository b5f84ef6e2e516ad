import type { VolumeAttachmentRecord } from '@meridian/wire'
import type { AttachmentRow } from './store.ts'

export const toSummary = ({ id, attach_status, instance_uuid, volume_id }: AttachmentRow) => ({
  id,
  status: attach_status,
  instance: instance_uuid,
  volume_id,
})

export const toAttachment = (row: AttachmentRow): VolumeAttachmentRecord => ({
  ...toSummary(row),
  attached_at: row.attach_time ?? '',
  detached_at: '',
  attach_mode: row.attach_mode,
  connection_info: row.connection_info,
})
