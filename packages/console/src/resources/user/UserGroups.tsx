import { userEndpoints, type User } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { LoadedTable } from '../../framework/loading/LoadedTable.tsx'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { Card } from '../../ui/Card.tsx'
import { userFields, userMessages } from './user.messages.ts'

export function UserGroups({ user: { id } }: { user: User }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const title = formatMessage(userMessages.groups)
  return (
    <Card title={title} flush>
      <LoadedTable
        query={query(userEndpoints.userGroups, { params: { id } })}
        failed={failureMessage('list', 'OS::Keystone::Group')}
        empty={formatMessage(userMessages.noGroups)}
        label={title}
        columns={[
          { id: 'name', header: formatMessage(userFields.groupName) },
          { id: 'description', header: formatMessage(userFields.groupDescription) },
          { id: 'id', header: formatMessage(userFields.groupId) },
        ]}
        rows={({ items }) =>
          items.map((group) => ({
            id: group.id,
            cells: {
              name: (
                <ResourceLink type="OS::Keystone::Group" id={group.id}>
                  {group.name}
                </ResourceLink>
              ),
              description: group.description,
              id: group.id,
            },
          }))
        }
      />
    </Card>
  )
}
