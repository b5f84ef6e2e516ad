import { useIntl, type MessageDescriptor } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { Loaded } from '../Loaded.tsx'
import { MembershipField } from '../membership/MembershipField.tsx'
import type { ChosenMembers } from './chosen-members.ts'
import { toMemberRoles, toMembership, type MembersNow } from './members.ts'
import { memberMessages } from './members.messages.ts'

/** What those are called who could be added, and those who are in; and what is said where there are none of them. */
export type MemberWords = Record<'all' | 'members' | 'noneFound' | 'none', MessageDescriptor>

interface ChooseMembersProps {
  source: ItemQuery<MembersNow>
  words: MemberWords
  value: ChosenMembers | null
  onChange: (chosen: ChosenMembers) => void
  error: string | undefined
}

/** Who belongs to a thing, as one field of a form; who could is fetched when it is first seen. */
export function ChooseMembers({ source, words, value, onChange, error }: ChooseMembersProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-3">
      <Loaded query={source} failed={formatMessage(memberMessages.unableToLoad)}>
        {({ people, roles, defaultRole, members }) => (
          <MembershipField
            availableLabel={formatMessage(words.all)}
            memberLabel={formatMessage(words.members)}
            noneLeft={formatMessage(words.noneFound)}
            noMembers={formatMessage(words.none)}
            people={people}
            roles={roles}
            defaultRole={defaultRole}
            value={value ? toMembership(value.after) : members}
            onChange={(next) =>
              onChange({ roles, before: value?.before ?? toMemberRoles(members), after: toMemberRoles(next) })
            }
          />
        )}
      </Loaded>
      {error && (
        <p role="alert" className="text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
