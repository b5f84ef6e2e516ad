import { backupCan, isBackupChanging, volumeBackupEndpoints } from '@meridian/contract'
import { ArchiveRestore, PencilLine, Trash2 } from 'lucide-react'
import type { Action } from '../../../framework/resource/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { dialogAction, editAction } from '../../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { column, fact, fieldFact, type Column } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import { idColumn, nameColumn, projectColumn } from '../../../framework/table/common-columns.tsx'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { snapshotManifest } from '../snapshot/snapshot.manifest.ts'
import { sizeAndStatus } from '../volume.columns.tsx'
import { volumeManifest } from '../volume.manifest.ts'
import { messagesTab } from '../volume.messages.ts'
import { backupManifest as manifest } from './backup.manifest.ts'
import {
  backupFields as fields,
  backupMessages as messages,
  backupStatuses,
  deleteMessages,
  forceDeleteMessages,
} from './backup.messages.ts'
import { backupQueries, type Backup } from './backup.queries.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const BackupChain = lazyPart(async () => (await import('./BackupChain.tsx')).BackupChain)
const MessagesTab = lazyPart(async () => (await import('../details-cards.tsx')).MessagesTab)
const MessageStory = lazyPart(async () => (await import('../../../services/failure/MessageStory.tsx')).MessageStory)
const MetadataCard = lazyPart(async () => (await import('../details-cards.tsx')).MetadataCard)

/** All facets are tested in the page, since Cinder only finds full names. */
const columns: Column<Backup>[] = [
  projectColumn(),
  nameColumn(manifest, { search: true }),
  column('description', words.description, ({ description }) => description ?? '', { width: 140, grow: 2 }),
  ...sizeAndStatus<Backup>(backupStatuses),
  column('kind', fields.kind, ({ is_incremental: isIncrement }) => (isIncrement ? 'increment' : 'full'), {
    search: true,
    priority: 2,
    width: 100,
    grow: 0.5,
    words: { full: messages.full, increment: messages.increment },
  }),
  {
    id: 'volume',
    header: typeNames.volumeName,
    search: true,
    priority: 2,
    width: 140,
    grow: 2,
    value: ({ volumeName, volume_id: id }) => volumeName ?? id,
    // A backup stays when its volume is deleted.
    cell: ({ volumeName, volume_id: id }) =>
      volumeName === undefined ? id : <ResourceLink type={volumeManifest.type} id={id} name={volumeName} />,
  },
  column('snapshot', fields.snapshot, ({ snapshotName, snapshot_id: id }) => snapshotName ?? id ?? '', {
    width: 120,
    grow: 2,
    cell: ({ snapshotName, snapshot_id: id }) =>
      id && snapshotName !== undefined ? <ResourceLink type={snapshotManifest.type} id={id} name={snapshotName} /> : id,
  }),
  column('created', words.created, ({ created_at: created }) => created, {
    optional: true,
    width: 176,
    format: 'moment',
  }),
]

/** In the order of the menus. */
const actions: Action<Backup>[] = [
  dialogAction<Backup>(manifest, 'restore', messages.restore, ArchiveRestore, {
    section: 'use',
    policy: [['volume', 'backup:restore']],
    allowed: backupCan.restore,
    dialog: async () => (await import('./backup-dialogs.tsx')).RestoreBackup,
  }),
  editAction<Backup>(manifest, {
    label: messages.edit,
    section: 'edit',
    policy: [['volume', 'backup:update']],
    dialog: async () => (await import('./backup-dialogs.tsx')).EditBackup,
  }),
  dialogAction<Backup>(manifest, 'update-status', messages.updateStatus, PencilLine, {
    scopes: ['admin'],
    section: 'edit',
    policy: [['volume', 'volume_extension:backup_admin_actions:reset_status']],
    dialog: async () => (await import('./backup-dialogs.tsx')).UpdateBackupStatus,
  }),
  // Not `deleteAction`: the backup stays in the list until Cinder has deleted it.
  batchAction<Backup>('delete', Trash2, {
    section: 'end',
    danger: true,
    batch: true,
    policy: [['volume', 'backup:delete']],
    allowed: backupCan.delete,
    messages: deleteMessages,
    final: true,
    lookAhead: async () => (await import('../../../services/deletion/storage-look-ahead.ts')).backupLookAhead,
    perform: ({ id }, send) => send(volumeBackupEndpoints.backupDelete, { params: { id } }),
  }),
  batchAction<Backup>('force-delete', Trash2, {
    section: 'end',
    scopes: ['admin'],
    danger: true,
    batch: true,
    policy: [['volume', 'volume_extension:backup_admin_actions:force_delete']],
    allowed: backupCan.forceDelete,
    messages: forceDeleteMessages,
    final: true,
    perform: ({ id }, send) => send(volumeBackupEndpoints.backupForceDelete, { params: { id } }),
  }),
]

export const backup = defineResource<Backup>(manifest, {
  list: { emptyHint: messages.emptyHint, query: backupQueries.list, defaultSort: '-created' },
  isTransitional: isBackupChanging,
  load: backupQueries.one,
  columns,
  details: {
    facts: [
      idColumn(),
      fact('failReason', fields.failReason, ({ fail_reason: reason }) => reason),
      fact('zone', words.availabilityZone, ({ availability_zone: zone }) => zone),
      fieldFact('container', typeNames.container),
      fact('objects', typeNames.objects, ({ object_count: count }) => count, { format: 'number' }),
      fact('projectId', words.projectId, ({ project_id: project }) => project),
    ],
    story: ({ id, status, fail_reason: reason }) =>
      status.startsWith('error') && <MessageStory of="VOLUME_BACKUP" id={id} reason={reason} />,
    cards: (item) => (
      <>
        <BackupChain backup={item} />
        <MetadataCard metadata={item.metadata ?? {}} />
      </>
    ),
    tabs: [
      { id: 'messages_tab', label: messagesTab.title, render: ({ id }) => <MessagesTab of="VOLUME_BACKUP" id={id} /> },
    ],
  },
  actions,
})
