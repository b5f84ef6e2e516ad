import { useIntl } from 'react-intl'
import { MembershipField } from '../membership/MembershipField.tsx'
import type { Membership } from '../membership/membership-model.ts'
import type { MemberWords } from './member-words.ts'
import type { MembersNow } from './members.ts'

interface MembersFieldProps {
  now: MembersNow
  words: MemberWords
  value: Membership
  onChange: (membership: Membership) => void
  error: string | undefined
}

/** Who belongs to a thing of Keystone, with what is wrong about that. */
export function MembersField({ now, words, value, onChange, error }: MembersFieldProps) {
  const { formatMessage } = useIntl()
  const { people, roles, defaultRole, complaint } = now
  return (
    <div className="grid gap-3">
      {complaint && (
        <p role="status" className="text-warn">
          {complaint}
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
