import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { configurationMessages } from '../../launch/steps/configuration.messages.ts'
import type { QuickForm } from '../quick-form.ts'

export function AdvancedStep({ form }: { form: ResourceForm<QuickForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-4">
      <Field of={form} name="disk_config">
        {(field) => (
          <RadioField
            {...field}
            options={[
              { value: 'AUTO', label: formatMessage(configurationMessages.auto) },
              { value: 'MANUAL', label: formatMessage(configurationMessages.manual) },
            ]}
          />
        )}
      </Field>
      <Field of={form} name="config_drive">
        {(field) => <CheckField {...field} />}
      </Field>
    </div>
  )
}
