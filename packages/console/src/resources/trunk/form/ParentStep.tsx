import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { portChoices } from './port-choice.ts'
import { PortTable } from './PortTable.tsx'
import type { TrunkForm } from './trunk-form.ts'
import { trunkFormMessages } from './trunk-form.messages.ts'

export function ParentStep({ form }: { form: ResourceForm<TrunkForm> }) {
  const { formatMessage } = useIntl()
  const subports = form.values.subports.map(({ port_id: id }) => id)
  return (
    <Field of={form} name="parent">
      {({ label, value, error }) => (
        <PortTable
          label={label}
          choicesOf={(ports) => portChoices(ports, { but: subports })}
          allocated={value}
          onChange={(ids) => form.set('parent', ids)}
          none={formatMessage(trunkFormMessages.noParent)}
          error={error}
        />
      )}
    </Field>
  )
}
