import type { Role } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { Card } from '../../ui/Card.tsx'
import { roleNames } from './role-names.messages.ts'
import { roleColumns } from './role.columns.ts'
import { roleFields } from './role.messages.ts'

const SHOWN = roleColumns.filter(({ id }) => id !== 'name')

export function RoleOverview({ role }: { role: Role }) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(roleNames.one)}>
      <ColumnFacts
        item={role}
        columns={SHOWN}
        more={[
          { term: formatMessage(roleFields.name), value: role.name },
          { term: formatMessage(roleFields.description), value: role.description },
        ]}
      />
    </Card>
  )
}
