import { Boxes } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../services/volume/volume-services.ts'
import { texts } from '../../../framework/text/texts.ts'

export const storagePoolManifest: ResourceManifest = {
  type: 'OS::Cinder::Pool',
  names: texts('storagePool', { one: 'Storage Pool', other: 'Storage Pools' }),
  nav: { place: 'storage/offer', icon: Boxes },
  services: VOLUME_SERVICES,
  panels: {
    admin: { path: '/admin/storage_pools', policy: [['volume', 'scheduler_extension:scheduler_stats:get_pools']] },
  },
}
