import type { TypeEncryption, VolumeType } from '@meridian/contract'
import type { VolumeQos, VolumeType as WireVolumeType } from '@meridian/wire'
import { named } from './listing.ts'

interface Around {
  encryption?: TypeEncryption | null
  qosSpecs?: VolumeQos[]
}

/** A volume type of our API. */
export const toVolumeType = (type: WireVolumeType, { encryption = null, qosSpecs = [] }: Around = {}): VolumeType => ({
  ...named(type),
  extra_specs: type.extra_specs ?? {},
  created_at: null,
  'os-extended-snapshot-attributes:project_id': null,
  qos_specs_id: type.qos_specs_id ?? null,
  encryption,
  associated_qos_spec: qosSpecs.find(({ id }) => id === type.qos_specs_id)?.name ?? null,
})
