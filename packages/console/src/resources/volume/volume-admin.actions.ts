import { volumeActionEndpoints, volumeCan, type Volume } from '@meridian/contract'
import { ArrowRightLeft, LogOut, PackagePlus, PencilLine } from 'lucide-react'
import type { Action } from '../../framework/resource/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { dialogAction, panelDialogAction } from '../../framework/actions/dialog-action.ts'
import { adminMessages as messages, unmanageMessages } from './volume-admin.messages.ts'
import { volumeManifest as manifest } from './volume.manifest.ts'

/** What only the administrator's panel offers, in the order of the menus. */
export const volumeAdminActions: Action<Volume>[] = [
  panelDialogAction(manifest, 'manage-volume', messages.manage, PackagePlus, {
    scopes: ['admin'],
    policy: [['volume', 'volume_extension:volume_manage']],
    dialog: async () => (await import('./admin-dialogs.tsx')).ManageVolume,
  }),
  dialogAction<Volume>(manifest, 'update-status', messages.updateStatus, PencilLine, {
    scopes: ['admin'],
    section: 'edit',
    policy: [['volume', 'volume_extension:volume_admin_actions:reset_status']],
    dialog: async () => (await import('./admin-dialogs.tsx')).UpdateVolumeStatus,
  }),
  dialogAction<Volume>(manifest, 'migrate-volume', messages.migrate, ArrowRightLeft, {
    scopes: ['admin'],
    section: 'transfer',
    policy: [['volume', 'volume_extension:volume_admin_actions:migrate_volume']],
    allowed: volumeCan.migrate,
    dialog: async () => (await import('./admin-dialogs.tsx')).MigrateVolume,
  }),
  batchAction<Volume>('unmanage', LogOut, {
    scopes: ['admin'],
    section: 'end',
    danger: true,
    policy: [['volume', 'volume_extension:volume_unmanage']],
    allowed: volumeCan.unmanage,
    messages: unmanageMessages,
    perform: ({ id }, send) => send(volumeActionEndpoints.volumeUnmanage, { params: { id } }),
  }),
]
