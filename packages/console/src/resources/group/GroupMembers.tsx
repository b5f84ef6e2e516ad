import type { Group } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { LoadedTable } from '../../framework/loading/LoadedTable.tsx'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { yesNo } from '../../framework/text/yes-no.ts'
import { Card } from '../../ui/Card.tsx'
import { groupFields, groupMessages } from './group.messages.ts'
import { groupQueries } from './group.queries.ts'

export function GroupMembers({ group }: { group: Group }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const title = formatMessage(groupMessages.members)
  return (
    <Card title={title} flush>
      <LoadedTable
        query={groupQueries.members(group.id)}
        failed={formatMessage(groupMessages.unableToLoadMembers)}
        empty={formatMessage(groupMessages.noMembers)}
        label={title}
        columns={[
          { id: 'name', header: formatMessage(groupFields.userName) },
          { id: 'email', header: formatMessage(groupFields.email) },
          { id: 'id', header: formatMessage(groupFields.userId) },
          { id: 'enabled', header: formatMessage(groupFields.enabled) },
        ]}
        rows={({ items }) =>
          items.map(({ id, name, email, enabled }) => ({
            id,
            cells: {
              name: (
                <ResourceLink type="OS::Keystone::User" id={id}>
                  {name}
                </ResourceLink>
              ),
              email,
              id,
              enabled: yesNo(intl, enabled),
            },
          }))
        }
      />
    </Card>
  )
}
