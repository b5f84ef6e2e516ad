import { networkFeatureEndpoints, securityGroupEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { MembershipField } from '../membership/MembershipField.tsx'
import { membershipOf } from '../membership/membership-model.ts'
import { groupsFieldMessages, zoneHintMessages } from './network.messages.ts'
import { settingAt, type Settings } from '../../framework/session/settings.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface SecurityGroupsFieldProps {
  /** Ids of the chosen groups. */
  value: readonly string[]
  onChange: (groups: string[]) => void
  /** The title above the chosen groups. */
  chosenLabel: string
}

/** Chooses among the project's security groups. */
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
          availableLabel={formatMessage(moreWords.allSecurityGroups)}
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

interface ZoneHintsFieldProps {
  /** Neutron's name of the resource that the zones are for. */
  of: 'network' | 'router'
  label: string
  value: readonly string[]
  onChange: (zones: string[]) => void
}

/** Chooses availability zones; without a choice Neutron chooses. */
export function ZoneHintsField({ of, label, value, onChange }: ZoneHintsFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <Loaded query={query(networkFeatureEndpoints.networkZoneList)} failed={formatMessage(zoneHintMessages.failed)}>
        {({ items }) => {
          const zones = items.filter(({ resource, state }) => resource === of && state === 'available')
          if (zones.length === 0)
            return <p className="text-ink-3">{formatMessage(moreWords.noAvailabilityZonesFound)}</p>
          return zones.map(({ name }) => (
            <CheckField
              key={name}
              label={name}
              value={value.includes(name)}
              onChange={(on) => onChange(on ? [...value, name] : value.filter((each) => each !== name))}
            />
          ))
        }}
      </Loaded>
    </fieldset>
  )
}

/** The values of a list that the operator supports; `*` is all. */
export function supportedIn<T extends string>(
  settings: Settings,
  key: 'supported_vnic_types' | 'supported_provider_types',
  all: readonly T[],
): readonly T[] {
  const supported = settingAt<readonly string[]>(settings, ['OPENSTACK_NEUTRON_NETWORK', key], ['*'])
  return supported.includes('*') ? all : all.filter((one) => one === 'automatic' || supported.includes(one))
}
