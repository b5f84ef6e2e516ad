import { isSnapshotChanging, type Volume } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { Resource } from '../../../framework/resource/resource.ts'
import { textFacet } from '../../../framework/search/text-facet.ts'
import { volumeLabel } from '../volume-label.ts'
import { volumeStatuses } from '../volume.messages.ts'
import { snapshotActions, snapshotMetadata } from './snapshot.actions.ts'
import { snapshotColumns, volumeOf } from './snapshot.columns.tsx'
import { snapshotFields, snapshotMessages } from './snapshot.messages.ts'
import { snapshotManifest } from './snapshot.manifest.ts'
import { snapshotQueries, type Snapshot } from './snapshot.queries.ts'

const BackupForm = lazy(async () => ({ default: (await import('../form/BackupForm.tsx')).BackupForm }))
const EditSnapshot = lazy(async () => ({ default: (await import('./EditSnapshot.tsx')).EditSnapshot }))
const MessagesTab = lazy(async () => ({ default: (await import('../overview/MessagesTab.tsx')).MessagesTab }))
const SnapshotOverview = lazy(async () => ({ default: (await import('./SnapshotOverview.tsx')).SnapshotOverview }))

const STATUSES = ['available', 'creating', 'deleting', 'backing-up', 'error', 'error_deleting'] as const

export const snapshot = defineResource<Snapshot>({
  ...snapshotManifest,
  messages: snapshotMessages,
  label: volumeLabel,
  isTransitional: isSnapshotChanging,
  policyTarget: ({ 'os-extended-snapshot-attributes:project_id': project }) => ({ project_id: project }),
  list: snapshotQueries.list,
  load: snapshotQueries.one,
  columns: snapshotColumns,
  defaultSort: '-created',
  // All in the page: Cinder knows whole names only.
  facets: [
    textFacet('name', snapshotFields.name, volumeLabel),
    {
      id: 'status',
      label: snapshotFields.status,
      options: STATUSES.map((value) => ({ value, label: volumeStatuses[value] })),
      on: { test: ({ status }, value) => status === value },
    },
    textFacet('volume', snapshotFields.volume, volumeOf),
  ],
  actions: snapshotActions,
  find: { ask: () => [snapshotQueries.list({})] },
  tabs: [
    { id: 'overview', label: snapshotMessages.overview, render: (item) => <SnapshotOverview snapshot={item} /> },
    {
      id: 'messages_tab',
      label: snapshotMessages.messages,
      render: ({ id }) => <MessagesTab of="VOLUME_SNAPSHOT" id={id} />,
    },
  ],
  modals: {
    ...snapshotMetadata.modals,
    'edit-volume-snapshot': { item: (item, tools) => <EditSnapshot snapshot={item} tools={tools} /> },
    'backup-volume-snapshot': {
      item: (item, tools) => <BackupForm source={{ volume: item.volume_id, item, snapshot: item.id }} tools={tools} />,
    },
  },
})

const OF_VOLUME = snapshotColumns.filter(({ id }) => id !== 'volume')

/** As the page of a volume lists them. */
export const snapshotsOf = ({ id }: Volume): Resource<Snapshot> => ({
  ...snapshot,
  columns: OF_VOLUME,
  list: () => snapshotQueries.list({ volume_id: id }),
})
