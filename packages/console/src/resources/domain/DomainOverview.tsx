import type { Domain } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { Card } from '../../ui/Card.tsx'
import { domainNames } from './domain-names.messages.ts'
import { domainColumns } from './domain.columns.ts'
import { domainFields } from './domain.messages.ts'

const SHOWN = domainColumns.filter(({ id }) => id !== 'name')

export function DomainOverview({ domain }: { domain: Domain }) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(domainNames.one)}>
      <ColumnFacts
        item={domain}
        columns={SHOWN}
        more={[{ term: formatMessage(domainFields.name), value: domain.name }]}
      />
    </Card>
  )
}
