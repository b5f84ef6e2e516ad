import { cinderQuotaEndpoints, isVolumeMigrating, isVolumeTransitional, type Volume } from '@meridian/contract'
import { Suspense } from 'react'
import { call } from '../../api/client.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { backupManifest } from './backup/backup.manifest.ts'
import { snapshotManifest } from './snapshot/snapshot.manifest.ts'
import { volumeAdminActions } from './volume-admin.actions.ts'
import { volumeActions } from './volume.actions.ts'
import { volumeColumns, volumeLabel } from './volume.columns.tsx'
import { volumeManifest } from './volume.manifest.ts'
import { messagesTab, volumeMessages } from './volume.messages.ts'
import { volumeQueries } from './volume.queries.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const BackupsTab = lazyPart(async () => (await import('./backup/BackupsTab.tsx')).BackupsTab)
const MessagesTab = lazyPart(async () => (await import('./details-cards.tsx')).MessagesTab)
const VolumeBand = lazyPart(async () => (await import('./VolumeBand.tsx')).VolumeBand)
const VolumeStory = lazyPart(async () => (await import('./VolumeStory.tsx')).VolumeStory)
const SnapshotsTab = lazyPart(async () => (await import('./snapshot/snapshot.resource.tsx')).SnapshotsTab)
const VolumeOverview = lazyPart(async () => (await import('./VolumeOverview.tsx')).VolumeOverview)

/** Actions that work on the volumes of other projects, too; the rest belongs to the project's panel. */
const FOR_ADMINISTRATORS = ['edit-volume', 'extend-volume', 'update-metadata', 'delete']

export const volume = defineResource<Volume>(volumeManifest, {
  list: {
    emptyHint: volumeMessages.emptyHint,
    // Newest first, which is also the table's default sort, so that rows do not move while pages arrive.
    query: volumeQueries.list,
    total: async (scope) =>
      scope === 'project' ? (await call(cinderQuotaEndpoints.cinderLimits)).totalVolumesUsed : null,
    band: (item) =>
      item.status.startsWith('error') && (
        <Suspense fallback={<div className="h-7" />}>
          <VolumeBand id={item.id} name={volumeLabel(item)} />
        </Suspense>
      ),
    defaultSort: '-created',
  },
  isTransitional: (item) => isVolumeTransitional(item) || isVolumeMigrating(item),
  policyTarget: ({ 'os-vol-tenant-attr:tenant_id': project, user_id: user }) => ({
    project_id: project,
    user_id: user,
  }),
  label: volumeLabel,
  load: volumeQueries.one,
  find: { lists: (_text, scope) => [volumeQueries.plain({}, scope)] },
  columns: volumeColumns,
  actions: [
    ...volumeActions.map((action) =>
      FOR_ADMINISTRATORS.includes(action.id) ? action : { ...action, scopes: ['project'] as const },
    ),
    ...volumeAdminActions,
  ],
  details: {
    glance: ['size', 'type', 'attachedTo', 'bootable', 'zone', 'created'],
    buttons: ({ status }) =>
      status === 'awaiting-transfer'
        ? ['cancel-transfer']
        : ['volume-attachments', 'create-volume-snapshot', 'extend-volume'],
    story: ({ id, status }) => status.startsWith('error') && <VolumeStory id={id} />,
    overview: (item) => <VolumeOverview volume={item} />,
    tabs: [
      { id: 'snapshots_tab', label: snapshotManifest.names.other, render: (item) => <SnapshotsTab volume={item} /> },
      {
        id: 'backups_tab',
        label: backupManifest.names.other,
        policy: [['volume', 'backup:get_all']],
        render: (item) => <BackupsTab volume={item} />,
      },
      { id: 'messages_tab', label: messagesTab.title, render: ({ id }) => <MessagesTab of="VOLUME" id={id} /> },
    ],
  },
})
