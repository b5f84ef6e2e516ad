import { useIntl } from 'react-intl'
import { formatMoment } from '../../../framework/text/dates.ts'
import { ColumnFacts } from '../../../framework/details/ColumnFacts.tsx'
import { Card } from '../../../ui/Card.tsx'
import { MetadataCard } from '../overview/MetadataCard.tsx'
import { snapshotNames } from './snapshot-names.messages.ts'
import { snapshotColumns } from './snapshot.columns.tsx'
import { snapshotFields } from './snapshot.messages.ts'
import type { Snapshot } from './snapshot.queries.ts'

const SHOWN = snapshotColumns.filter(({ id }) => id !== 'created')

export function SnapshotOverview({ snapshot }: { snapshot: Snapshot }) {
  const intl = useIntl()
  const { id, created_at: created, 'os-extended-snapshot-attributes:project_id': project } = snapshot
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(snapshotNames.one)}>
        <ColumnFacts
          item={snapshot}
          columns={SHOWN}
          more={[
            { term: intl.formatMessage(snapshotFields.id), value: id },
            { term: intl.formatMessage(snapshotFields.project), value: project },
            { term: intl.formatMessage(snapshotFields.created), value: formatMoment(intl, created) },
          ]}
        />
      </Card>
      <MetadataCard metadata={snapshot.metadata} />
    </div>
  )
}
