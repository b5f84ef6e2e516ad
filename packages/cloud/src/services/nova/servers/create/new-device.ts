import { newUuid } from '../../../../core/ids.ts'
import type { BlockDevice } from '../row.ts'

/** A block device with defaults: a volume that is not booted from. */
export const newDevice = (fields: Partial<BlockDevice>): BlockDevice => ({
  id: newUuid(),
  source_type: 'volume',
  destination_type: 'volume',
  source_id: null,
  volume_id: null,
  attachment_id: null,
  volume_size: null,
  volume_type: null,
  boot_index: -1,
  device_name: null,
  disk_bus: null,
  device_type: null,
  guest_format: null,
  tag: null,
  delete_on_termination: false,
  ...fields,
})
