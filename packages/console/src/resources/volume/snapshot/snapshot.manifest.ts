import { Camera } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../services/volume/volume-services.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'

export const snapshotManifest: ResourceManifest = {
  type: 'OS::Cinder::Snapshot',
  names: {
    one: typeNames.snapshot,
    other: typeNames.snapshots,
  },
  nav: { place: 'storage/copies', icon: Camera },
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
