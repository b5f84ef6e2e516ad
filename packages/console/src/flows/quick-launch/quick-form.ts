import type { quickLaunch, QuickSource } from '@meridian/contract'

/** A step, by the workflow's name of its action. */
export type QuickStep = (typeof quickLaunch.steps)[number]['slug']

/** The values of the form, by the workflow's names of the fields. */
export interface QuickForm {
  name: string
  availability_zone: string | null
  flavor: string | null
  count: number | null
  source_type: QuickSource
  image_id: string | null
  instance_snapshot_id: string | null
  volume_id: string | null
  volume_snapshot_id: string | null
  volume_size: number | null
  device_name: string
  vol_delete_on_instance_delete: boolean
  keypair: string | null
  groups: readonly string[]
  admin_pass: string
  confirm_admin_pass: string
  network: readonly string[]
  script_data: string
  disk_config: string
  config_drive: boolean
}

export const blankQuickForm: QuickForm = {
  name: '',
  availability_zone: null,
  flavor: null,
  count: 1,
  source_type: 'image_id',
  image_id: null,
  instance_snapshot_id: null,
  volume_id: null,
  volume_snapshot_id: null,
  volume_size: 1,
  device_name: 'vda',
  vol_delete_on_instance_delete: false,
  keypair: null,
  groups: [],
  admin_pass: '',
  confirm_admin_pass: '',
  network: [],
  script_data: '',
  disk_config: 'AUTO',
  config_drive: false,
}
