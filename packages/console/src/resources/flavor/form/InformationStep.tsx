import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { FlavorForm } from './create-flavor.ts'
import { flavorFormMessages } from './flavor-form.messages.ts'

const NUMBERS = [
  { name: 'vcpus', min: 1 },
  { name: 'ram', min: 1 },
  { name: 'disk', min: 0 },
  { name: 'ephemeral', min: 0 },
  { name: 'swap', min: 0 },
  { name: 'rxtx', min: 1 },
] as const

export function InformationStep({ form }: { form: ResourceForm<FlavorForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid max-w-xl items-start gap-4 sm:grid-cols-2">
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="id">
        {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(flavorFormMessages.idHint)} />}
      </Field>
      {NUMBERS.map(({ name, min }) => (
        <Field key={name} of={form} name={name}>
          {(field) => <NumberField {...field} min={min} />}
        </Field>
      ))}
    </div>
  )
}
