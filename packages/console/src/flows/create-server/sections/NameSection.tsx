import { useIntl } from 'react-intl'
import { WidgetField } from '../../../framework/forms/Field.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { launchedNames } from '../../../services/launch/rules/launched-names.ts'
import { Section } from '../Section.tsx'
import { pageMessages as messages } from '../create-server.messages.ts'
import type { PageForm } from '../use-create-form.ts'

export function NameSection({ form }: { form: PageForm }) {
  const { formatMessage } = useIntl()
  return (
    <Section name="name">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <WidgetField
          of={form}
          name="name"
          as={TextField}
          label={formatMessage(messages.name)}
          hint={
            launchedNames(form.values.name, form.values.instance_count ?? 1).join(', ') || formatMessage(messages.hint)
          }
          autoComplete="off"
        />
        <WidgetField of={form} name="instance_count" as={NumberField} label={formatMessage(messages.count)} min={1} />
      </div>
    </Section>
  )
}
