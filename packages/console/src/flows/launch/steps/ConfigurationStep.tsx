import { useIntl } from 'react-intl'
import { CodeField } from '../../../framework/editor/CodeField.tsx'
import { Field, WidgetField } from '../../../framework/forms/Field.tsx'
import { PasswordPair } from '../../../framework/forms/PasswordPair.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { SCRIPT_LIMIT } from '../../../services/launch/rules/launch-schemas.ts'
import { configurationMessages as messages } from '../../../services/launch/step.messages.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export function ConfigurationStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-4">
      <Field of={form} name="user_data">
        {({ ref: _, ...field }) => (
          <CodeField {...field} limit={SCRIPT_LIMIT} hint={formatMessage(messages.scriptHint)} />
        )}
      </Field>
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
      <PasswordPair of={form} password="admin_pass" confirm="confirm_admin_pass" />
    </div>
  )
}
