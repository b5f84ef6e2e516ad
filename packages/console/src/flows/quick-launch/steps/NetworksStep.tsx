import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { membershipOf } from '../../../services/membership/membership-model.ts'
import { MembershipField } from '../../../services/membership/MembershipField.tsx'
import { useLaunchable } from '../../launch/facts/launchable.ts'
import { isOfferedNetwork } from '../../launch/rules/offered.ts'
import type { QuickForm } from '../quick-form.ts'
import { membershipWords } from '../quick-launch.messages.ts'

export function NetworksStep({ form }: { form: ResourceForm<QuickForm> }) {
  const { formatMessage } = useIntl()
  const { facts } = useLaunchable()
  return (
    <Field of={form} name="network">
      {({ value, onChange, error }) => (
        <div className="grid gap-2">
          {error && (
            <p role="alert" className="text-bad">
              {error}
            </p>
          )}
          <MembershipField
            availableLabel={formatMessage(membershipWords.networks)}
            memberLabel={formatMessage(membershipWords.chosenNetworks)}
            noneLeft={formatMessage(membershipWords.noNetworksLeft)}
            noMembers={formatMessage(membershipWords.noNetworks)}
            people={facts.networks.filter(isOfferedNetwork)}
            roles={[]}
            defaultRole={null}
            value={membershipOf({ chosen: value })}
            onChange={(members) => onChange([...members.keys()])}
          />
        </div>
      )}
    </Field>
  )
}
