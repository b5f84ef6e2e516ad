import type { ServerGroup } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { LoadedTable } from '../../framework/loading/LoadedTable.tsx'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { serverGroupNames } from './server-group-names.messages.ts'
import { serverGroupColumns } from './server-group.columns.tsx'
import { serverGroupFields, serverGroupMessages } from './server-group.messages.ts'
import { serverGroupQueries } from './server-group.queries.ts'

export function ServerGroupOverview({ group }: { group: ServerGroup }) {
  const { formatMessage } = useIntl()
  const { project_id: project, user_id: user } = group
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={formatMessage(serverGroupNames.one)}>
        <ColumnFacts
          item={group}
          columns={serverGroupColumns}
          more={[
            { term: formatMessage(serverGroupFields.project), value: project },
            { term: formatMessage(serverGroupFields.user), value: user },
          ]}
        />
      </Card>
      <Card title={formatMessage(serverGroupMessages.members)} flush>
        <LoadedTable
          query={serverGroupQueries.members(group)}
          failed={formatMessage(serverGroupMessages.unableToListMembers)}
          empty={formatMessage(serverGroupMessages.noMembers)}
          label={formatMessage(serverGroupMessages.members)}
          columns={(['name', 'id'] as const).map((id) => ({ id, header: formatMessage(serverGroupFields[id]) }))}
          rows={(members) =>
            members.map(({ id, name }) => ({
              id,
              cells: {
                name: name !== null && (
                  <ResourceLink type="OS::Nova::Server" id={id}>
                    {name || id}
                  </ResourceLink>
                ),
                id: <code className="font-mono text-sm">{id}</code>,
              },
            }))
          }
        />
      </Card>
    </div>
  )
}
