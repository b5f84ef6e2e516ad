import {
  groupSnapshotCan,
  isGroupChanging,
  volumeGroupSnapshotEndpoints,
  volumeSnapshotEndpoints,
  type VolumeGroupSnapshot,
  type VolumeQuery,
  type VolumeSnapshot,
} from '@meridian/contract'
import { Combine, Trash2 } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { call } from '../../../api/client.ts'
import { queriesOf } from '../../../api/lists.ts'
import { pages } from '../../../api/pages.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { dialogAction } from '../../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { ListCard } from '../../../framework/loading/PartsTable.tsx'
import { column, fact } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { Resource } from '../../../framework/resource/resource.ts'
import { idColumn, nameColumn, projectColumn } from '../../../framework/table/common-columns.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { GroupName } from '../group/GroupName.tsx'
import { volumeGroupManifest } from '../group/volume-group.manifest.ts'
import { groupStatuses } from '../group/volume-group.messages.ts'
import { snapshotManifest } from '../snapshot/snapshot.manifest.ts'
import { statusColumn } from '../volume.columns.tsx'
import { groupSnapshotManifest as manifest } from './group-snapshot.manifest.ts'
import { deleteMessages, groupSnapshotMessages as messages } from './group-snapshot.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const queries = queriesOf('groupSnapshot', volumeGroupSnapshotEndpoints, pages)

const list: Resource<VolumeGroupSnapshot>['list']['query'] = (filters, scope) =>
  queries.list({ ...filters, ...(scope === 'admin' && { all_projects: 'true' }) })

export const groupSnapshot = defineResource<VolumeGroupSnapshot>(manifest, {
  list: { emptyHint: messages.emptyHint, query: list },
  isTransitional: isGroupChanging,
  load: queries.one,
  columns: [
    projectColumn(),
    nameColumn(manifest, { search: true }),
    column('description', words.description, ({ description }) => description ?? '', { width: 140, grow: 3 }),
    statusColumn(groupStatuses),
    column('group', volumeGroupManifest.names.one, ({ group_id: group }) => group, {
      priority: 2,
      width: 140,
      grow: 2,
      cell: ({ group_id: group }) => <GroupName id={group} />,
    }),
  ],
  details: {
    facts: [
      idColumn(),
      fact('created', words.created, ({ created_at: at }) => at, { format: 'moment' }),
      fact('projectId', words.projectId, ({ project_id: project }) => project),
    ],
    cards: (item) => <SnapshotsCard of={item} />,
  },
  actions: [
    dialogAction<VolumeGroupSnapshot>(manifest, 'create-group', messages.createGroup, Combine, {
      scopes: ['project'],
      policy: [['volume', 'group:create']],
      allowed: groupSnapshotCan.createGroup,
      dialog: async () => (await import('./CreateGroupFromSnapshot.tsx')).CreateGroupFromSnapshot,
    }),
    // Not `deleteAction`: the snapshot stays in the list until Cinder has deleted it.
    batchAction<VolumeGroupSnapshot>('delete', Trash2, {
      section: 'end',
      danger: true,
      batch: true,
      policy: [['volume', 'group:delete_group_snapshot']],
      allowed: groupSnapshotCan.delete,
      messages: deleteMessages,
      final: true,
      lookAhead: async () => (await import('../../../services/deletion/storage-look-ahead.ts')).groupSnapshotLookAhead,
      perform: queries.remove,
    }),
  ],
})

/** The snapshots of the group's volumes. */
function SnapshotsCard({ of: { id, project_id: project } }: { of: VolumeGroupSnapshot }) {
  const intl = useIntl()
  return (
    <ListCard
      title={moreWords.volumeSnapshots}
      failed={messages.snapshotsFailed}
      empty={messages.noSnapshots}
      query={{
        queryKey: ['snapshots of group snapshot', id],
        queryFn: async ({ signal }) => {
          const all: VolumeQuery = project ? { all_projects: 'true' } : {}
          const { items } = await call(volumeSnapshotEndpoints.snapshotList, { query: all }, { signal })
          return items.filter(({ group_snapshot_id: group }) => group === id)
        },
      }}
      columns={{ name: words.name, size: words.size }}
      cells={snapshotCells(intl)}
    />
  )
}

const snapshotCells = (intl: IntlShape) => (snapshot: VolumeSnapshot) => ({
  name: <ResourceLink type={snapshotManifest.type} id={snapshot.id} name={snapshot.name} />,
  size: formatGigabytes(intl, snapshot.size),
})
