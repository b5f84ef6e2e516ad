import { securityGroupEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { membershipOf } from '../membership/membership-model.ts'
import { MembershipField } from '../membership/MembershipField.tsx'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { groupsFieldMessages } from './security-groups-field.messages.ts'

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
  const failureMessage = useFailureMessage()
  return (
    <Loaded
      query={query(securityGroupEndpoints.securityGroupList)}
      failed={failureMessage('list', 'OS::Neutron::SecurityGroup')}
    >
      {({ items }) => (
        <MembershipField
          availableLabel={formatMessage(groupsFieldMessages.all)}
          memberLabel={chosenLabel}
          noneLeft={formatMessage(groupsFieldMessages.noneLeft)}
          noMembers={formatMessage(groupsFieldMessages.none)}
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
