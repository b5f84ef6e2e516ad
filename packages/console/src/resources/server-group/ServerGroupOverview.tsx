import type { ServerGroup } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { Loaded } from '../../framework/Loaded.tsx'
import { ResourceLink } from '../../framework/ResourceLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { serverGroupNames } from './server-group-names.messages.ts'
import { serverGroupColumns } from './server-group.columns.tsx'
import { serverGroupFields, serverGroupMessages } from './server-group.messages.ts'
import { serverGroupQueries, type Member } from './server-group.queries.ts'

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
        <Loaded
          query={serverGroupQueries.members(group)}
          failed={formatMessage(serverGroupMessages.unableToListMembers)}
          padded
        >
          {(members) => <Members members={members} />}
        </Loaded>
      </Card>
    </div>
  )
}

function Members({ members }: { members: readonly Member[] }) {
  const { formatMessage } = useIntl()
  if (members.length === 0) return <p className="p-4 text-ink-3">{formatMessage(serverGroupMessages.noMembers)}</p>
  return (
    <PlainTable
      label={formatMessage(serverGroupMessages.members)}
      columns={(['name', 'id'] as const).map((id) => ({ id, header: formatMessage(serverGroupFields[id]) }))}
      rows={members.map(({ id, name }) => ({
        id,
        cells: {
          name: name !== null && (
            <ResourceLink type="OS::Nova::Server" id={id}>
              {name || id}
            </ResourceLink>
          ),
          id: <code className="font-mono text-sm">{id}</code>,
        },
      }))}
    />
  )
}
