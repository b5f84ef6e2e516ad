import { Database } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const volumeManifest: ResourceManifest = {
  type: 'OS::Cinder::Volume',
  exported: true,
  names: {
    one: typeNames.volume,
    other: typeNames.volumes,
  },
  nav: { place: 'storage/disks', icon: Database },
  services: VOLUME_SERVICES,
  panels: {
    project: { path: '/project/volumes' },
    admin: { path: '/admin/volumes', policy: [['volume', 'context_is_admin']], filterFirst: 'admin.volumes' },
  },
  dialogs: {
    'accept-transfer': 'accept-volume-transfer',
    'edit-volume': 'edit-volume',
    'extend-volume': 'extend-volume',
    'update-metadata': 'update-volume-metadata',
    'update-image-metadata': 'update-volume-image-metadata',
    'revert-volume': 'revert-volume',
    'volume-attachments': 'volume-attachments',
    'create-volume-snapshot': 'create-volume-snapshot',
    'create-volume-backup': 'create-volume-backup',
    'upload-volume': 'upload-volume',
    'change-volume-type': 'change-volume-type',
    'create-volume-transfer': 'create-volume-transfer',
    'manage-volume': 'manage-volume',
    'update-status': 'update-volume-status',
    'migrate-volume': 'migrate-volume',
    unmanage: 'unmanage-volume',
  },
}
