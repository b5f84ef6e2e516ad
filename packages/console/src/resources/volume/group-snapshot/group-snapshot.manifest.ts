import { Images } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../framework/session/services.ts'

export const groupSnapshotManifest: ResourceManifest = {
  type: 'OS::Cinder::GroupSnapshot',
  names: defineMessages({
    one: { id: 'groupSnapshot.one', defaultMessage: 'Group Snapshot' },
    other: { id: 'groupSnapshot.other', defaultMessage: 'Group Snapshots' },
  }),
  nav: { group: 'volume', icon: Images },
  services: VOLUME_SERVICES,
  panels: {
    project: { path: '/project/vg_snapshots', policy: [['volume', 'group:get_all_group_snapshots']] },
    admin: { path: '/admin/vg_snapshots', policy: [['volume', 'context_is_admin']] },
  },
  dialogs: { 'create-group': 'create-group-from-snapshot' },
}
