import {
  volumeEndpoints,
  volumeGroupSnapshotEndpoints,
  type Volume,
  type VolumeGroupSnapshot,
  type VolumeQuery,
} from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { call } from '../../../api/client.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { ListCard } from '../../../framework/loading/PartsTable.tsx'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { wordFor } from '../../../framework/text/wording.ts'
import { groupSnapshotManifest } from '../group-snapshot/group-snapshot.manifest.ts'
import { volumeManifest } from '../volume.manifest.ts'
import { volumeStatuses } from '../volume.messages.ts'
import { groupStatuses, volumeGroupMessages as messages } from './volume-group.messages.ts'
import type { Group } from './volume-group.queries.ts'

/** Sent to administrators only, who may look at the groups of all projects. */
const scopeOf = ({ project_id: project }: Group): VolumeQuery => (project ? { all_projects: 'true' } : {})

/** The volumes of a group, and its snapshots. */
export function GroupCards({ group }: { group: Group }) {
  const intl = useIntl()
  const { id } = group
  return (
    <>
      <ListCard
        title={typeNames.volumes}
        failed={messages.volumesFailed}
        empty={messages.noVolumes}
        query={{
          queryKey: ['volumes of group', id, ...group.volumes],
          queryFn: async ({ signal }) => {
            const { items } = await call(volumeEndpoints.volumeList, { query: scopeOf(group) }, { signal })
            return items.filter(({ group_id: of }) => of === id)
          },
        }}
        columns={{ name: words.name, size: words.size, status: words.status }}
        cells={volumeCells(intl)}
      />
      <ListCard
        title={groupSnapshotManifest.names.other}
        failed={messages.snapshotsFailed}
        empty={messages.noSnapshots}
        query={{
          queryKey: ['snapshots of group', id],
          queryFn: async ({ signal }) => {
            const list = volumeGroupSnapshotEndpoints.groupSnapshotList
            const { items } = await call(list, { query: scopeOf(group) }, { signal })
            return items.filter(({ group_id: of }) => of === id)
          },
        }}
        columns={{ name: words.name, status: words.status, created: words.created }}
        cells={snapshotCells(intl)}
      />
    </>
  )
}

const volumeCells = (intl: IntlShape) => (volume: Volume) => ({
  name: <ResourceLink type={volumeManifest.type} id={volume.id} name={volume.name} />,
  size: formatGigabytes(intl, volume.size),
  status: wordFor(intl, volumeStatuses, volume.status),
})

const snapshotCells = (intl: IntlShape) => (snapshot: VolumeGroupSnapshot) => ({
  name: <ResourceLink type={groupSnapshotManifest.type} id={snapshot.id} name={snapshot.name} />,
  status: wordFor(intl, groupStatuses, snapshot.status),
  created: formatMoment(intl, snapshot.created_at),
})
