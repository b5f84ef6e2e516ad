import { useIntl } from 'react-intl'
import { CodeField } from '../../../framework/editor/CodeField.tsx'
import { Field, WidgetField } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { MembershipField } from '../../../services/membership/MembershipField.tsx'
import { membershipOf } from '../../../services/membership/membership-model.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import { SCRIPT_LIMIT } from '../../../services/launch/rules/launch-schemas.ts'
import { isOfferedNetwork } from '../../../services/launch/rules/offered.ts'
import { configurationMessages } from '../../../services/launch/step.messages.ts'
import type { QuickForm } from '../quick-form.ts'
import { membershipWords } from '../quick-launch.messages.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

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

export function AdvancedStep({ form }: { form: ResourceForm<QuickForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-4">
      <WidgetField
        of={form}
        name="disk_config"
        as={RadioField}
        options={[
          { value: 'AUTO', label: formatMessage(words.automatic) },
          { value: 'MANUAL', label: formatMessage(moreWords.manual) },
        ]}
      />
      <WidgetField of={form} name="config_drive" as={CheckField} />
    </div>
  )
}

export function ScriptStep({ form }: { form: ResourceForm<QuickForm> }) {
  const { formatMessage } = useIntl()
  return (
    <Field of={form} name="script_data">
      {({ ref: _, ...field }) => (
        <CodeField {...field} limit={SCRIPT_LIMIT} hint={formatMessage(configurationMessages.scriptHint)} />
      )}
    </Field>
  )
}
