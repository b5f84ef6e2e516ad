import { groupEndpoints, userEndpoints, type Group } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { queryClient } from '../../../api/query.ts'
import { ManageMembers } from '../../../services/identity/ManageMembers.tsx'
import { BELONGS, type Members } from '../../../services/identity/members.ts'
import { memberWords } from '../../../services/identity/member-words.ts'
import { memberMessages } from '../../../services/identity/members.messages.ts'
import { membershipOf } from '../../../services/membership/membership-model.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { groupMessages, groupPhrases } from '../group.messages.ts'
import { groupQueries } from '../group.queries.ts'

/** Who is in a group: users are in or not, whatever their roles. */
const membersOf = (id: string): Members => ({
  source: {
    queryKey: ['members', { group: id }],
    queryFn: async ({ signal }) => {
      const [all, inside] = await Promise.all([
        call(userEndpoints.userList, {}, { signal }),
        call(userEndpoints.userList, { query: { group_id: id } }, { signal }),
      ])
      return {
        people: all.items.map((user) => ({ id: user.id, name: user.name })),
        roles: [],
        defaultRole: null,
        members: membershipOf({ [BELONGS]: inside.items.map((user) => user.id) }),
      }
    },
  },
  add: (userId) => call(groupEndpoints.groupMemberAdd, { params: { id, userId } }),
  remove: (userId) => call(groupEndpoints.groupMemberRemove, { params: { id, userId } }),
})

export function ManageGroup({ group, tools }: { group: Group; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  return (
    <ManageMembers
      of={membersOf(group.id)}
      item={group}
      tools={{
        ...tools,
        done: (...told) => {
          // The details page below may show them.
          void queryClient.invalidateQueries({ queryKey: groupQueries.members(group.id).queryKey })
          tools.done(...told)
        },
      }}
      title={memberMessages.manage}
      words={memberWords('user', groupMessages.members)}
      done={formatMessage(groupPhrases.membersChanged, { name: group.name })}
    />
  )
}
