import { useIntl } from 'react-intl'
import { CodeField } from '../../../framework/editor/CodeField.tsx'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { SCRIPT_LIMIT } from '../../launch/rules/launch-schemas.ts'
import { configurationMessages } from '../../launch/steps/configuration.messages.ts'
import type { QuickForm } from '../quick-form.ts'

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
