import { Boxes } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../framework/session/services.ts'

export const storagePoolManifest: ResourceManifest = {
  type: 'OS::Cinder::Pool',
  names: defineMessages({
    one: { id: 'storagePool.one', defaultMessage: 'Storage Pool' },
    other: { id: 'storagePool.other', defaultMessage: 'Storage Pools' },
  }),
  nav: { group: 'volume', icon: Boxes },
  services: VOLUME_SERVICES,
  panels: {
    admin: { path: '/admin/storage_pools', policy: [['volume', 'scheduler_extension:scheduler_stats:get_pools']] },
  },
}
