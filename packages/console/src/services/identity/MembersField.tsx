import { useIntl, type MessageDescriptor } from 'react-intl'
import { MembershipField } from '../membership/MembershipField.tsx'
import type { Membership } from '../membership/membership-model.ts'
import { memberMessages } from './identity.messages.ts'
import type { CurrentMembers } from './members.ts'
import type { Holder } from './role-grants.ts'

/** The headings of the two lists, and their texts if they are empty. */
export type MemberWords = Record<'all' | 'members' | 'noneFound' | 'none', MessageDescriptor>

export const memberWords = (holder: Holder, members: MessageDescriptor): MemberWords =>
  holder === 'user'
    ? { members, all: memberMessages.allUsers, noneFound: memberMessages.noUsersFound, none: memberMessages.noUsers }
    : { members, all: memberMessages.allGroups, noneFound: memberMessages.noGroupsFound, none: memberMessages.noGroups }

interface MembersFieldProps {
  current: CurrentMembers
  words: MemberWords
  value: Membership
  onChange: (membership: Membership) => void
  error: string | undefined
}

/** The members of a group, project or domain, with the problem of that choice. */
export function MembersField({ current, words, value, onChange, error }: MembersFieldProps) {
  const { formatMessage } = useIntl()
  const { people, roles, defaultRole, defaultRoleProblem } = current
  return (
    <div className="grid gap-3">
      {defaultRoleProblem && (
        <p role="status" className="text-warn">
          {defaultRoleProblem}
        </p>
      )}
      <MembershipField
        availableLabel={formatMessage(words.all)}
        memberLabel={formatMessage(words.members)}
        noneLeft={formatMessage(words.noneFound)}
        noMembers={formatMessage(words.none)}
        people={people}
        roles={roles}
        defaultRole={defaultRole}
        value={value}
        onChange={onChange}
      />
      {error && (
        <p role="alert" className="text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
