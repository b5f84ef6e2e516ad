import { Layers } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../framework/session/services.ts'

export const volumeTypeManifest: ResourceManifest = {
  type: 'OS::Cinder::VolumeType',
  names: defineMessages({
    one: { id: 'volumeType.one', defaultMessage: 'Volume Type' },
    other: { id: 'volumeType.other', defaultMessage: 'Volume Types' },
  }),
  nav: { group: 'volume', icon: Layers },
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
