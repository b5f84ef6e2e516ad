import { formatMoment } from '../../../framework/text/dates.ts'
import type { Column } from '../../../framework/resource/column.ts'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { nameColumn } from '../../../framework/table/name-column.tsx'
import { sizeAndStatus } from '../size-and-status.tsx'
import { VOLUME_TYPE, volumeLabel } from '../volume-label.ts'
import { snapshotFields } from './snapshot.messages.ts'
import { snapshotManifest } from './snapshot.manifest.ts'
import type { Snapshot } from './snapshot.queries.ts'

export const volumeOf = ({ volume, volume_id: id }: Snapshot): string => volume?.name || id

export const snapshotColumns: Column<Snapshot>[] = [
  nameColumn({ type: snapshotManifest.type, label: volumeLabel, header: snapshotFields.name }),
  {
    id: 'description',
    header: snapshotFields.description,
    width: 140,
    grow: 3,
    value: ({ description }) => description ?? '',
  },
  ...sizeAndStatus<Snapshot>(snapshotFields),
  {
    id: 'group',
    header: snapshotFields.group,
    width: 130,
    value: ({ group_snapshot_id: group }) => group ?? '',
  },
  {
    id: 'volume',
    header: snapshotFields.volume,
    priority: 2,
    width: 150,
    grow: 3,
    value: volumeOf,
    cell: (snapshot) => (
      <ResourceLink type={VOLUME_TYPE} id={snapshot.volume_id}>
        {volumeOf(snapshot)}
      </ResourceLink>
    ),
  },
  {
    id: 'created',
    header: snapshotFields.created,
    optional: true,
    width: 150,
    value: ({ created_at: created }) => created,
    text: ({ created_at: created }, { intl }) => formatMoment(intl, created),
  },
]
