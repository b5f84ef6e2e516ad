import { Camera } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../framework/session/services.ts'

export const snapshotManifest: ResourceManifest = {
  type: 'OS::Cinder::Snapshot',
  names: defineMessages({
    one: { id: 'volumeSnapshot.one', defaultMessage: 'Snapshot' },
    other: { id: 'volumeSnapshot.other', defaultMessage: 'Snapshots' },
  }),
  nav: { group: 'volume', icon: Camera },
  services: VOLUME_SERVICES,
  panels: {
    project: { path: '/project/snapshots', policy: [['volume', 'volume:get_all_snapshots']] },
    admin: { path: '/admin/snapshots', policy: [['volume', 'context_is_admin']] },
  },
  dialogs: {
    backup: 'backup-volume-snapshot',
    'update-status': 'update-volume-snapshot-status',
    edit: 'edit-volume-snapshot',
    'update-metadata': 'update-volume-snapshot-metadata',
  },
}
