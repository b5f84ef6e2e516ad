import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import type { ChosenMembers } from './chosen-members.ts'
import type { MemberWords } from './member-words.ts'
import { toMemberRoles, toMembership, type MembersNow } from './members.ts'
import { memberMessages } from './members.messages.ts'
import { MembersField } from './MembersField.tsx'

interface ChooseMembersProps {
  source: ItemQuery<MembersNow>
  words: MemberWords
  value: ChosenMembers | null
  onChange: (chosen: ChosenMembers) => void
  error: string | undefined
}

/** Who belongs to a thing, as one field of a form; who could is fetched when it is seen. */
export function ChooseMembers({ source, words, value, onChange, error }: ChooseMembersProps) {
  const { formatMessage } = useIntl()
  // As it is now: who was in when it was last seen does not count.
  const query = { ...source, staleTime: 0, gcTime: 0 }
  return (
    <Loaded query={query} failed={formatMessage(memberMessages.unableToLoad)}>
      {(now) => (
        <MembersField
          now={now}
          words={words}
          value={value ? toMembership(value.after) : now.members}
          onChange={(next) =>
            onChange({
              roles: now.roles,
              before: value?.before ?? toMemberRoles(now.members),
              after: toMemberRoles(next),
            })
          }
          error={error}
        />
      )}
    </Loaded>
  )
}
