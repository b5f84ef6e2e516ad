import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { TrunkForm } from './trunk-form.ts'
import { trunkFormMessages } from './trunk-form.messages.ts'

export function DetailsStep({ form }: { form: ResourceForm<TrunkForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid max-w-xl gap-4">
      <Field of={form} name="admin_state_up">
        {(field) => <SwitchField {...field} hint={formatMessage(trunkFormMessages.adminStateHint)} />}
      </Field>
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} limit={255} />}
      </Field>
    </div>
  )
}
