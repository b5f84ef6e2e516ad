import { snapshotCan, volumeSnapshotEndpoints } from '@meridian/contract'
import { Database, DatabaseBackup, Pencil, Rocket, Trash2 } from 'lucide-react'
import { call } from '../../../api/client.ts'
import type { Action, LinkAction } from '../../../framework/actions/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { updateMetadata } from '../../../framework/metadata/update-metadata.tsx'
import { opens } from '../../../framework/actions/dialog-action.ts'
import { paths } from '../../../paths.ts'
import { volumeLabel } from '../volume-label.ts'
import { volumeNames } from '../volume-names.messages.ts'
import { volumeMessages } from '../volume.messages.ts'
import { deleteMessages, snapshotMessages } from './snapshot.messages.ts'
import type { Snapshot } from './snapshot.queries.ts'

const createVolume: LinkAction<Snapshot> = {
  id: 'create-volume',
  label: volumeNames.create,
  icon: Database,
  section: 'use',
  policy: [['volume', 'volume:create']],
  inOwnProject: true,
  allowed: snapshotCan.createVolume,
  to: ({ id }) => paths.createVolume({ snapshotId: id }),
}

const launch: LinkAction<Snapshot> = {
  id: 'launch',
  label: volumeMessages.launch,
  icon: Rocket,
  section: 'use',
  services: ['compute'],
  policy: [['compute', 'os_compute_api:servers:create']],
  inOwnProject: true,
  allowed: (snapshot) => snapshotCan.createVolume(snapshot) && snapshot.volume?.bootable === true,
  to: ({ id }) => paths.launch({ snapshotId: id }),
}

const edit = opens<Snapshot>('edit-volume-snapshot', {
  id: 'edit',
  label: snapshotMessages.edit,
  icon: Pencil,
  section: 'edit',
  policy: [['volume', 'volume:update_snapshot']],
  allowed: snapshotCan.edit,
})

const backup = opens<Snapshot>('backup-volume-snapshot', {
  id: 'backup',
  label: volumeMessages.backup,
  icon: DatabaseBackup,
  section: 'use',
  policy: [['volume', 'backup:create']],
  allowed: snapshotCan.backup,
})

/** It stays in the list until Cinder has taken it apart. */
const deleteSnapshots = batchAction<Snapshot>({
  id: 'delete',
  icon: Trash2,
  section: 'end',
  danger: true,
  batch: true,
  policy: [['volume', 'volume:delete_snapshot']],
  allowed: snapshotCan.delete,
  messages: deleteMessages,
  perform: ({ id }) => call(volumeSnapshotEndpoints.snapshotDelete, { params: { id } }),
})

export const snapshotMetadata = updateMetadata<Snapshot>({
  kind: 'volume_snapshot',
  read: volumeSnapshotEndpoints.snapshotMetadata,
  write: volumeSnapshotEndpoints.snapshotMetadataUpdate,
  label: volumeLabel,
  policy: [['volume', 'volume:update_snapshot_metadata']],
})

/** In the order in which menus have them. */
export const snapshotActions: Action<Snapshot>[] = [
  createVolume,
  launch,
  backup,
  edit,
  { ...snapshotMetadata.action, section: 'edit' },
  deleteSnapshots,
]
