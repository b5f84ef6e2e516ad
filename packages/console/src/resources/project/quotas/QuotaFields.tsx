import type { QuotaUsage } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import type { QuotaValues } from './quota-form.ts'
import { quotaPhrases } from './quotas.messages.ts'

interface QuotaFieldsProps {
  form: ResourceForm<QuotaValues>
  quotas: readonly QuotaUsage[]
}

/** The quotas of one service. */
export function QuotaFields({ form, quotas }: QuotaFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {quotas.map(({ name, in_use: use, reserved }) => (
        <Field key={name} of={form} name={name}>
          {(field) => (
            <NumberField {...field} min={-1} hint={formatMessage(quotaPhrases.inUse, { count: use + reserved })} />
          )}
        </Field>
      ))}
    </div>
  )
}
