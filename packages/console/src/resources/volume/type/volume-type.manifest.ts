import { Layers } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../services/volume/volume-services.ts'
import { texts } from '../../../framework/text/texts.ts'

export const volumeTypeManifest: ResourceManifest = {
  type: 'OS::Cinder::VolumeType',
  names: texts('volumeType', { one: 'Volume Type', other: 'Volume Types' }),
  nav: { place: 'storage/offer', icon: Layers },
  services: VOLUME_SERVICES,
  panels: { admin: { path: '/admin/volume_types', policy: [['volume', 'context_is_admin']] } },
  dialogs: {
    create: 'create-volume-type',
    edit: 'edit-volume-type',
    encryption: 'volume-type-encryption',
    qos: 'volume-type-qos',
    access: 'volume-type-access',
    'update-metadata': 'update-volume-type-metadata',
  },
}
