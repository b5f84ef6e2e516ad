import { groupEndpoints, userEndpoints, type Group, type UserSession } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { keyOf, queryClient } from '../../api/query.ts'
import { inDomainContext } from '../../services/identity/domain-context.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { ManageMembers } from '../../services/identity/ManageMembers.tsx'
import { memberWords } from '../../services/identity/MembersField.tsx'
import { memberLabels } from '../../services/identity/identity.messages.ts'
import { MEMBER_ROLE, type Members } from '../../services/identity/members.ts'
import { nameRule, orNameTaken } from '../../services/identity/name-field.ts'
import { givesAdmin } from '../../services/identity/role-grants.ts'
import { membershipOf } from '../../services/membership/membership-model.ts'
import { groupMessages } from './group.messages.ts'

const schema = z.object({ name: nameRule(64), description: z.string() })

/** Creates a group, or edits `item`. */
export function GroupForm({ item }: { item?: Group }) {
  const { formatMessage } = useIntl()
  return (
    <PlainForm
      schema={schema}
      item={item}
      defaults={{ name: item?.name ?? '', description: item?.description ?? '' }}
      fields={{
        name: { label: words.name },
        description: { label: words.description, multiline: true },
      }}
      preflight={{ none: 'no quota of groups; a taken name is an error of the field' }}
      submit={(body, send) =>
        orNameTaken<unknown>(
          item
            ? send(groupEndpoints.groupUpdate, { params: { id: item.id }, body })
            : send(groupEndpoints.groupCreate, { body: inDomainContext(body) }),
          formatMessage(groupMessages.taken, { name: body.name }),
        )
      }
    />
  )
}

/** The users of a group; they have no roles in it. */
const membersOf = (id: string, session: UserSession): Members => ({
  query: {
    queryKey: ['members', { group: id }],
    queryFn: async ({ signal }) => {
      const [all, members, isAdmin] = await Promise.all([
        call(userEndpoints.userList, {}, { signal }),
        call(userEndpoints.userList, { query: { group_id: id } }, { signal }),
        givesAdmin(session, id, signal),
      ])
      return {
        people: all.items.map((user) => ({ id: user.id, name: user.name })),
        roles: [],
        defaultRole: null,
        members: membershipOf({ [MEMBER_ROLE]: members.items.map((user) => user.id) }),
        kept: isAdmin && members.items.some((user) => user.id === session.id) ? [session.id] : [],
      }
    },
  },
  add: (userId, _role, send) => send(groupEndpoints.groupMemberAdd, { params: { id, userId } }),
  remove: (userId, _role, send) => send(groupEndpoints.groupMemberRemove, { params: { id, userId } }),
})

/** Chooses the users of a group. */
export function ManageGroup({ item: group }: { item: Group }) {
  const session = useSession()
  const { id } = group
  return (
    <ManageMembers
      of={membersOf(id, session)}
      item={group}
      title={memberLabels.manage}
      words={memberWords('user', groupMessages.members)}
      success={groupMessages.membersChanged}
      onSaved={() => {
        // The details page under the dialog may show the members.
        void queryClient.invalidateQueries({ queryKey: keyOf(userEndpoints.userList, { query: { group_id: id } }) })
      }}
    />
  )
}
