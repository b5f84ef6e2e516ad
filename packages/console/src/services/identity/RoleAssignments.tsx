import { roleAssignmentEndpoints, type RoleAssignment } from '@meridian/contract'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { PartsTable } from '../../framework/loading/PartsTable.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { compareText } from '../../framework/text/wording.ts'
import { Card } from '../../ui/Card.tsx'
import { assignmentMessages } from './identity.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The side of an assignment that a table shows; the page itself is about the other side. */
type Side = 'scope' | 'user' | 'group'

const HEADERS: Record<Side, MessageDescriptor> = {
  scope: moreWords.scope,
  user: words.userName,
  group: assignmentMessages.group,
}

interface RoleAssignmentsProps {
  title: MessageDescriptor
  /** The user or group with the roles, or the project that the roles are on. */
  of: { user_id: string } | { group_id: string } | { project_id: string }
  side: Side
}

/** The roles of a user or group, or the roles on a project. */
export function RoleAssignments({ title, of, side }: RoleAssignmentsProps) {
  const intl = useIntl()
  const rowsOf = (items: readonly RoleAssignment[]) =>
    items
      .flatMap((assignment) => {
        const party = partyOf(intl, assignment, side)
        return party ? [{ party, role: assignment.role }] : []
      })
      .sort((a, b) => compareText(a.party.name, b.party.name) || compareText(a.role.name, b.role.name))
  return (
    <Card title={intl.formatMessage(title)} flush>
      <Loaded
        query={query(roleAssignmentEndpoints.roleAssignmentList, { query: of })}
        failed={intl.formatMessage(assignmentMessages.unableToLoad)}
        padded
      >
        {({ items }) => (
          <PartsTable
            items={rowsOf(items)}
            label={title}
            empty={assignmentMessages.none}
            columns={{ party: HEADERS[side], role: typeNames.role }}
            idOf={({ party, role }) => `${party.type} ${party.id} ${role.id} ${party.note}`}
            cells={({ party, role }) => ({
              party: (
                <>
                  <ResourceLink type={party.type} id={party.id} name={party.name} />{' '}
                  {party.note && <span className="text-ink-3">{party.note}</span>}
                </>
              ),
              role: role.name || role.id,
            })}
          />
        )}
      </Loaded>
    </Card>
  )
}

interface Party {
  type: string
  id: string
  name: string
  note: string
}

function partyOf({ formatMessage }: IntlShape, { scope, user, group }: RoleAssignment, side: Side): Party | null {
  const toParty = (type: string, item: { id: string; name: string } | undefined, note = ''): Party | null =>
    item ? { type: `OS::Keystone::${type}`, id: item.id, name: item.name || item.id, note } : null
  if (side === 'user') return toParty('User', user)
  if (side === 'group') return toParty('Group', group)
  const inherited = scope['OS-INHERIT:inherited_to'] ? formatMessage(assignmentMessages.inherited) : ''
  return (
    toParty('Project', scope.project, inherited || formatMessage(words.project)) ??
    toParty('Domain', scope.domain, inherited || formatMessage(words.domain)) ??
    toParty('System', { id: 'all', name: formatMessage(moreWords.allOfTheCloud) })
  )
}
