import { DatabaseBackup } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../services/volume/volume-services.ts'
import { texts } from '../../../framework/text/texts.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'

/** The operator removes backups where no backup service runs. */
export const BACKUP_SETTING = ['OPENSTACK_CINDER_FEATURES', 'enable_backup'] as const

export const backupManifest: ResourceManifest = {
  type: 'OS::Cinder::Backup',
  names: texts('volumeBackup', { one: 'Volume Backup', other: typeNames.backups }),
  nav: { place: 'storage/copies', icon: DatabaseBackup },
  services: VOLUME_SERVICES,
  setting: BACKUP_SETTING,
  panels: {
    project: { path: '/project/backups', policy: [['volume', 'backup:get_all']] },
    admin: { path: '/admin/backups', policy: [['volume', 'context_is_admin']] },
  },
  dialogs: {
    restore: 'restore-backup',
    edit: 'edit-volume-backup',
    'update-status': 'update-volume-backup-status',
  },
}
