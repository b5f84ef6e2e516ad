import { Images } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../services/volume/volume-services.ts'
import { texts } from '../../../framework/text/texts.ts'

export const groupSnapshotManifest: ResourceManifest = {
  type: 'OS::Cinder::GroupSnapshot',
  names: texts('groupSnapshot', { one: 'Group Snapshot', other: 'Group Snapshots' }),
  nav: { place: 'storage/groups', icon: Images },
  services: VOLUME_SERVICES,
  panels: {
    project: { path: '/project/vg_snapshots', policy: [['volume', 'group:get_all_group_snapshots']] },
    admin: { path: '/admin/vg_snapshots', policy: [['volume', 'context_is_admin']] },
  },
  dialogs: { 'create-group': 'create-group-from-snapshot' },
}
