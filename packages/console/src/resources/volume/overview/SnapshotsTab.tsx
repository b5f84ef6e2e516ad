import type { Volume, VolumeSnapshot } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { AppLink } from '../../../framework/AppLink.tsx'
import { formatMoment } from '../../../framework/dates.ts'
import { LoadedTable } from '../../../framework/LoadedTable.tsx'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { ResourceLink } from '../../../framework/ResourceLink.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/Card.tsx'
import { volumeLabel } from '../volume-label.ts'
import { volumeNames } from '../volume-names.messages.ts'
import { VolumeStatus } from '../volume-state.tsx'
import { volumePhrases } from '../volume.messages.ts'
import { snapshotFields, snapshotPhrases } from './overview.messages.ts'
import { snapshotsOf } from './snapshots-of.ts'

const COLUMNS = ['name', 'description', 'size', 'status', 'created', 'actions'] as const

/** The snapshots that were taken of a volume, each of which a new one can be made of. */
export function SnapshotsTab({ volume }: { volume: Volume }) {
  const intl = useIntl()
  const say = (name: keyof typeof snapshotFields) => intl.formatMessage(snapshotFields[name])
  const mayCreate = usePolicies()([['volume', 'volume:create']])
  const cellsOf = (snapshot: VolumeSnapshot) => ({
    name: (
      <ResourceLink type="OS::Cinder::Snapshot" id={snapshot.id}>
        {volumeLabel(snapshot)}
      </ResourceLink>
    ),
    description: snapshot.description,
    size: intl.formatMessage(volumePhrases.gibibytes, { size: snapshot.size }),
    status: <VolumeStatus volume={snapshot} intl={intl} />,
    created: formatMoment(intl, snapshot.created_at),
    actions: mayCreate && snapshot.status === 'available' && (
      <AppLink
        to={paths.createVolume({ snapshotId: snapshot.id })}
        className={buttonClass('default', 'small')}
        aria-label={intl.formatMessage(snapshotPhrases.createFrom, { name: volumeLabel(snapshot) })}
      >
        {intl.formatMessage(volumeNames.create)}
      </AppLink>
    ),
  })
  return (
    <Card flush>
      <LoadedTable
        query={snapshotsOf(volume.id)}
        failed={say('failed')}
        empty={say('empty')}
        label={say('title')}
        columns={COLUMNS.map((id) => ({ id, header: say(id), hidden: id === 'actions' }))}
        rows={({ items }) => items.map((snapshot) => ({ id: snapshot.id, cells: cellsOf(snapshot) }))}
      />
    </Card>
  )
}
