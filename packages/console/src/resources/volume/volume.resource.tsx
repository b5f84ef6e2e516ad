import { isVolumeChanging, type Volume } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { volumeActions, volumeMetadata } from './volume.actions.ts'
import { volumeColumns } from './volume.columns.tsx'
import { volumeFacets } from './volume.facets.ts'
import { volumeLabel } from './volume-label.ts'
import { volumeMessages } from './volume.messages.ts'
import { volumeModals } from './volume-modals.tsx'
import { volumeManifest } from './volume.manifest.ts'
import { volumeQueries } from './volume.queries.ts'

const MessagesTab = lazy(async () => ({ default: (await import('./overview/MessagesTab.tsx')).MessagesTab }))
const SnapshotsTab = lazy(async () => ({ default: (await import('./snapshot/SnapshotsTab.tsx')).SnapshotsTab }))
const VolumeOverview = lazy(async () => ({ default: (await import('./overview/VolumeOverview.tsx')).VolumeOverview }))

export const volume = defineResource<Volume>({
  ...volumeManifest,
  messages: volumeMessages,
  label: volumeLabel,
  isTransitional: isVolumeChanging,
  policyTarget: ({ 'os-vol-tenant-attr:tenant_id': project, user_id: user }) => ({
    project_id: project,
    user_id: user,
  }),
  list: volumeQueries.list,
  load: volumeQueries.one,
  columns: volumeColumns,
  defaultSort: '-created',
  facets: volumeFacets,
  actions: volumeActions,
  // Cinder only knows whole names: the list, which the panel shares, is searched here.
  find: { ask: () => [volumeQueries.list({})] },
  tabs: [
    { id: 'overview', label: volumeMessages.overview, render: (item) => <VolumeOverview volume={item} /> },
    { id: 'snapshots_tab', label: volumeMessages.snapshots, render: (item) => <SnapshotsTab volume={item} /> },
    { id: 'messages_tab', label: volumeMessages.messages, render: ({ id }) => <MessagesTab of="VOLUME" id={id} /> },
  ],
  modals: { ...volumeModals, ...volumeMetadata.modals },
})
