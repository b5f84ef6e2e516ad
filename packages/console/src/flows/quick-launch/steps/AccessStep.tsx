import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { PasswordPair } from '../../../framework/forms/PasswordPair.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { MembershipField } from '../../../services/membership/MembershipField.tsx'
import { membershipOf } from '../../../services/membership/membership-model.ts'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import { LISTS } from '../../../services/launch/facts/launch-facts.ts'
import type { QuickForm } from '../quick-form.ts'
import { membershipWords, quickMessages } from '../quick-launch.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export function AccessStep({ form }: { form: ResourceForm<QuickForm> }) {
  const { formatMessage } = useIntl()
  const { facts } = useLaunchable()
  return (
    <div className="grid gap-4">
      <OptionsField
        of={form}
        name="keypair"
        query={LISTS.keyPairs.query}
        options={({ items }) => items.map(({ name }) => ({ value: name, label: name }))}
        placeholder={formatMessage(quickMessages.chooseKeyPair)}
        none={formatMessage(quickMessages.noKeyPairs)}
      />
      <PasswordPair of={form} password="admin_pass" confirm="confirm_admin_pass" />
      {facts.hasNetworks && (
        <Field of={form} name="groups">
          {({ value, onChange }) => (
            <MembershipField
              availableLabel={formatMessage(moreWords.allSecurityGroups)}
              memberLabel={formatMessage(membershipWords.chosenGroups)}
              noneLeft={formatMessage(membershipWords.noGroupsLeft)}
              noMembers={formatMessage(membershipWords.noGroups)}
              people={facts.securityGroups}
              roles={[]}
              defaultRole={null}
              value={membershipOf({ chosen: value })}
              onChange={(members) => onChange([...members.keys()])}
            />
          )}
        </Field>
      )}
    </div>
  )
}
