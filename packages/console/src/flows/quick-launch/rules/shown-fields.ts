import { QUICK_SOURCES } from '@meridian/contract'
import type { QuickForm } from '../quick-form.ts'

/** Whether a volume is made for the instance to start from. */
export const makesVolume = ({ source_type: type }: Pick<QuickForm, 'source_type'>): boolean =>
  type === 'volume_image_id' || type === 'volume_snapshot_id'

const hasVolume = (form: QuickForm) => makesVolume(form) || form.source_type === 'volume_id'

const isNamedBy = (field: (typeof QUICK_SOURCES)[keyof typeof QUICK_SOURCES]) => (form: QuickForm) =>
  QUICK_SOURCES[form.source_type] === field

/** When each field is asked for: what the instance starts from decides. */
export const shownFields = (canSet: { mountPoint: boolean; password: boolean }) => ({
  image_id: isNamedBy('image_id'),
  instance_snapshot_id: isNamedBy('instance_snapshot_id'),
  volume_id: isNamedBy('volume_id'),
  volume_snapshot_id: isNamedBy('volume_snapshot_id'),
  volume_size: makesVolume,
  device_name: (form: QuickForm) => hasVolume(form) && canSet.mountPoint,
  vol_delete_on_instance_delete: hasVolume,
  admin_pass: () => canSet.password,
  confirm_admin_pass: () => canSet.password,
})
