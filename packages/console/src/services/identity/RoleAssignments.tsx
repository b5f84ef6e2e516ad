import { roleAssignmentEndpoints, type RoleAssignment } from '@meridian/contract'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { query } from '../../api/query.ts'
import { Card } from '../../ui/Card.tsx'
import { compareText } from '../../framework/text/compare-text.ts'
import { LoadedTable } from '../../framework/loading/LoadedTable.tsx'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { assignmentMessages } from './assignments.messages.ts'

type Side = 'scope' | 'user' | 'group'

interface RoleAssignmentsProps {
  title: MessageDescriptor
  /** Whose roles, or the roles on what. */
  of: { user_id: string } | { group_id: string } | { project_id: string }
  /** Which side of an assignment is told: the other is what the page is about. */
  shows: Side
}

/** Who has which role, or where. */
export function RoleAssignments({ title, of, shows }: RoleAssignmentsProps) {
  const intl = useIntl()
  return (
    <Card title={intl.formatMessage(title)} flush>
      <LoadedTable
        query={query(roleAssignmentEndpoints.roleAssignmentList, { query: of })}
        failed={intl.formatMessage(assignmentMessages.unableToLoad)}
        empty={intl.formatMessage(assignmentMessages.none)}
        label={intl.formatMessage(title)}
        columns={[
          { id: 'party', header: intl.formatMessage(assignmentMessages[shows]) },
          { id: 'role', header: intl.formatMessage(assignmentMessages.role) },
        ]}
        rows={({ items }) =>
          items
            .flatMap((assignment) => {
              const party = partyOf(intl, assignment, shows)
              return party ? [{ party, role: assignment.role }] : []
            })
            .sort((a, b) => compareText(a.party.name, b.party.name) || compareText(a.role.name, b.role.name))
            .map(({ party, role }) => ({
              id: `${party.type} ${party.id} ${role.id} ${party.note}`,
              cells: {
                party: (
                  <>
                    <ResourceLink type={party.type} id={party.id}>
                      {party.name}
                    </ResourceLink>{' '}
                    {party.note && <span className="text-ink-3">{party.note}</span>}
                  </>
                ),
                role: role.name || role.id,
              },
            }))
        }
      />
    </Card>
  )
}

interface Party {
  type: string
  id: string
  name: string
  note: string
}

function partyOf({ formatMessage }: IntlShape, { scope, user, group }: RoleAssignment, shows: Side): Party | null {
  const named = (type: string, thing: { id: string; name: string } | undefined, note = ''): Party | null =>
    thing ? { type: `OS::Keystone::${type}`, id: thing.id, name: thing.name || thing.id, note } : null
  if (shows === 'user') return named('User', user)
  if (shows === 'group') return named('Group', group)
  const inherited = scope['OS-INHERIT:inherited_to'] ? formatMessage(assignmentMessages.inherited) : ''
  return (
    named('Project', scope.project, inherited || formatMessage(assignmentMessages.project)) ??
    named('Domain', scope.domain, inherited || formatMessage(assignmentMessages.domain)) ??
    named('System', { id: 'all', name: formatMessage(assignmentMessages.system) })
  )
}
