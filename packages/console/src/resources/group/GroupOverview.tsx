import type { Group } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { Card } from '../../ui/Card.tsx'
import { groupNames } from './group-names.messages.ts'
import { groupColumns } from './group.columns.ts'
import { groupFields } from './group.messages.ts'

const SHOWN = groupColumns.filter(({ id }) => id !== 'name')

export function GroupOverview({ group }: { group: Group }) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(groupNames.one)}>
      <ColumnFacts
        item={group}
        columns={SHOWN}
        more={[
          { term: formatMessage(groupFields.name), value: group.name },
          { term: formatMessage(groupFields.domainId), value: group.domain_id },
        ]}
      />
    </Card>
  )
}
