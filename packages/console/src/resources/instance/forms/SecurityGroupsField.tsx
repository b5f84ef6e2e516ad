import { securityGroupEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../framework/Loaded.tsx'
import { membershipOf } from '../../../framework/membership/membership-model.ts'
import { MembershipField } from '../../../framework/membership/MembershipField.tsx'
import { useUnable } from '../../../framework/use-unable.ts'
import { editMessages } from './edit.messages.ts'

interface SecurityGroupsFieldProps {
  /** Ids of the groups that hold. */
  value: readonly string[]
  onChange: (groups: string[]) => void
  /** What those are called. */
  chosenLabel: string
}

/** Which of the project's security groups hold for something. */
export function SecurityGroupsField({ value, onChange, chosenLabel }: SecurityGroupsFieldProps) {
  const { formatMessage } = useIntl()
  const unable = useUnable()
  return (
    <Loaded
      query={query(securityGroupEndpoints.securityGroupList)}
      failed={unable('list', 'OS::Neutron::SecurityGroup')}
    >
      {({ items }) => (
        <MembershipField
          availableLabel={formatMessage(editMessages.allGroups)}
          memberLabel={chosenLabel}
          noneLeft={formatMessage(editMessages.noGroupsLeft)}
          noMembers={formatMessage(editMessages.noGroups)}
          people={items}
          roles={[]}
          defaultRole={null}
          value={membershipOf({ chosen: value })}
          onChange={(members) => onChange([...members.keys()])}
        />
      )}
    </Loaded>
  )
}
