import { Camera } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../framework/session/services.ts'
import { paths } from '../../../paths.ts'
import { snapshotNames } from './snapshot-names.messages.ts'

export const snapshotManifest: ResourceManifest = {
  type: 'OS::Cinder::Snapshot',
  names: snapshotNames,
  nav: { group: 'volume', icon: Camera },
  services: VOLUME_SERVICES,
  panels: { project: { path: paths.volumeSnapshots(), policy: [['volume', 'volume:get_all_snapshots']] } },
  modalNames: ['edit-volume-snapshot', 'backup-volume-snapshot', 'update-volume-snapshot-metadata'],
}
