import { isSnapshotTransitional, snapshotCan, volumeSnapshotEndpoints, type Volume } from '@meridian/contract'
import { Database, DatabaseBackup, PencilLine, Rocket, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { Action } from '../../../framework/resource/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { dialogAction, editAction } from '../../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { updateMetadata } from '../../../services/metadata/update-metadata.tsx'
import { ResourcePanel } from '../../../framework/panel/ResourcePanel.tsx'
import { column, fact, type Column } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import { named } from '../../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../../framework/resource/resource.messages.ts'
import { idColumn, nameColumn, ownerColumn } from '../../../framework/table/common-columns.tsx'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { paths } from '../../../paths.ts'
import { BACKUP_SETTING } from '../backup/backup.manifest.ts'
import { GroupSnapshotName } from '../group/GroupName.tsx'
import { hostColumn, sizeAndStatus, volumeLabel } from '../volume.columns.tsx'
import { volumeManifest } from '../volume.manifest.ts'
import { messagesTab, volumeMessages, volumeStatuses } from '../volume.messages.ts'
import { backupsUsedUp, volumeQuota, volumesUsedUp } from '../volume-quotas.ts'
import { snapshotManifest as manifest } from './snapshot.manifest.ts'
import { deleteMessages, snapshotMessages } from './snapshot.messages.ts'
import { snapshotQueries, type Snapshot } from './snapshot.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const MessagesTab = lazyPart(async () => (await import('../details-cards.tsx')).MessagesTab)
const MetadataCard = lazyPart(async () => (await import('../details-cards.tsx')).MetadataCard)

const { available, creating, deleting, error, error_deleting } = volumeStatuses

const volumeName = ({ volume, volume_id: id }: Snapshot): string => volume?.name || id

const projectOf = (item: Snapshot) => item['os-extended-snapshot-attributes:project_id']

/** All facets are tested in the page, since Cinder only finds full names. */
const columns: Column<Snapshot>[] = [
  ownerColumn(projectOf, { search: true }),
  hostColumn(({ volume }) => volume?.host),
  nameColumn(manifest, { search: true }),
  column('description', words.description, ({ description }) => description ?? '', { width: 140, grow: 3 }),
  ...sizeAndStatus<Snapshot>({
    available,
    creating,
    deleting,
    'backing-up': volumeStatuses['backing-up'],
    error,
    error_deleting,
  }),
  column('group', snapshotMessages.group, ({ group_snapshot_id: group }) => group ?? '', {
    width: 130,
    cell: ({ group_snapshot_id: group }) => group && <GroupSnapshotName id={group} />,
  }),
  column('volume', typeNames.volumeName, volumeName, {
    search: true,
    priority: 2,
    width: 150,
    grow: 3,
    cell: (item) => <ResourceLink type={volumeManifest.type} id={item.volume_id} name={volumeName(item)} />,
  }),
  column('created', words.created, ({ created_at: created }) => created, {
    optional: true,
    width: 176,
    format: 'moment',
  }),
]

/** In the order of the menus. */
const actions: Action<Snapshot>[] = [
  {
    id: 'create-volume',
    scopes: ['project'],
    label: named(volumeManifest, dialogPhrases.create),
    icon: Database,
    section: 'use',
    policy: [['volume', 'volume:create']],
    inOwnProject: true,
    allowed: snapshotCan.createVolume,
    availability: volumeQuota('volumes', volumesUsedUp),
    to: ({ id }) => paths.createVolume({ snapshotId: id }),
  },
  {
    id: 'launch',
    scopes: ['project'],
    label: volumeMessages.launch,
    icon: Rocket,
    section: 'use',
    services: ['compute'],
    policy: [['compute', 'os_compute_api:servers:create']],
    inOwnProject: true,
    allowed: (item) => snapshotCan.createVolume(item) && item.volume?.bootable === true,
    to: ({ id }) => paths.launch({ snapshotId: id }),
  },
  dialogAction<Snapshot>(manifest, 'backup', moreWords.createBackup, DatabaseBackup, {
    scopes: ['project'],
    section: 'use',
    policy: [['volume', 'backup:create']],
    setting: BACKUP_SETTING,
    availability: volumeQuota('backups', backupsUsedUp),
    allowed: snapshotCan.backup,
    dialog: async () => (await import('../backup-dialogs.tsx')).BackUpSnapshot,
  }),
  editAction<Snapshot>(manifest, {
    section: 'edit',
    policy: [['volume', 'volume:update_snapshot']],
    allowed: snapshotCan.edit,
    dialog: async () => (await import('./snapshot-dialogs.tsx')).EditSnapshot,
  }),
  {
    ...updateMetadata<Snapshot>(manifest, {
      kind: 'volume_snapshot',
      read: volumeSnapshotEndpoints.snapshotMetadata,
      write: volumeSnapshotEndpoints.snapshotMetadataUpdate,
      label: volumeLabel,
      policy: [['volume', 'volume:update_snapshot_metadata']],
    }),
    section: 'edit',
  },
  dialogAction<Snapshot>(manifest, 'update-status', snapshotMessages.updateStatus, PencilLine, {
    scopes: ['admin'],
    section: 'edit',
    policy: [['volume', 'volume_extension:snapshot_admin_actions:reset_status']],
    dialog: async () => (await import('./snapshot-dialogs.tsx')).UpdateSnapshotStatus,
  }),
  // Not `deleteAction`: the snapshot stays in the list until Cinder has deleted it.
  batchAction<Snapshot>('delete', Trash2, {
    section: 'end',
    danger: true,
    batch: true,
    policy: [['volume', 'volume:delete_snapshot']],
    allowed: snapshotCan.delete,
    messages: deleteMessages,
    final: true,
    lookAhead: async () => (await import('../../../services/deletion/item-look-ahead.ts')).snapshotLookAhead,
    perform: ({ id }, send) => send(volumeSnapshotEndpoints.snapshotDelete, { params: { id } }),
  }),
]

export const snapshot = defineResource<Snapshot>(manifest, {
  list: { emptyHint: snapshotMessages.emptyHint, query: snapshotQueries.list, defaultSort: '-created' },
  isTransitional: isSnapshotTransitional,
  policyTarget: (item) => ({ project_id: projectOf(item) }),
  load: snapshotQueries.one,
  columns,
  details: {
    facts: [idColumn(), fact('project', words.projectId, (item) => projectOf(item) ?? null)],
    cards: (item) => <MetadataCard metadata={item.metadata} />,
    tabs: [
      {
        id: 'messages_tab',
        label: messagesTab.title,
        render: ({ id }) => <MessagesTab of="VOLUME_SNAPSHOT" id={id} />,
      },
    ],
  },
  actions,
})

/** The snapshots of a volume, on its details page. */
export function SnapshotsTab({ volume: { id } }: { volume: Volume }) {
  const resource = useMemo(
    () => ({
      ...snapshot,
      columns: columns.filter(({ id: name }) => name !== 'volume'),
      list: { ...snapshot.list, query: () => snapshotQueries.list({ volume_id: id }) },
    }),
    [id],
  )
  return <ResourcePanel part scope="project" resource={resource} />
}
