import { Database } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../framework/session/services.ts'
import { paths } from '../../paths.ts'
import { VOLUME_DIALOGS } from './volume-dialogs.ts'
import { VOLUME_TYPE } from './volume-label.ts'
import { volumeNames } from './volume-names.messages.ts'

export const volumeManifest: ResourceManifest = {
  type: VOLUME_TYPE,
  names: volumeNames,
  nav: { group: 'volume', icon: Database },
  services: VOLUME_SERVICES,
  panels: { project: { path: paths.volumes() } },
  modalNames: [...VOLUME_DIALOGS, 'accept-volume-transfer', 'update-volume-metadata'],
}
