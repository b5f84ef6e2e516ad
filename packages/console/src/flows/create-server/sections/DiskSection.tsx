import { useIntl } from 'react-intl'
import { Field, WidgetField } from '../../../framework/forms/Field.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { choiceOf, minVolumeSize } from '../../../services/launch/rules/choice.ts'
import { Section } from '../Section.tsx'
import { diskMessages as messages } from '../create-server.messages.ts'
import type { CreateFacts } from '../facts.ts'
import type { PageForm } from '../use-create-form.ts'

/** Where the boot disk is, and whether it outlives the server. */
export function DiskSection({ form, facts }: { form: PageForm; facts: CreateFacts }) {
  const { formatMessage } = useIntl()
  const choice = choiceOf(form.values, facts)
  return (
    <Section name="disk">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <Field of={form} name="vol_create">
          {({ value, onChange, optional: _, ...field }) => (
            <ChoiceField
              {...field}
              look="segments"
              label={formatMessage(messages.where)}
              value={value ? 'volume' : 'local'}
              onChange={(next) => onChange(next === 'volume')}
              hint={value ? undefined : formatMessage(messages.localHint)}
              options={[
                { value: 'local', label: formatMessage(messages.local) },
                { value: 'volume', label: formatMessage(messages.volume) },
              ]}
            />
          )}
        </Field>
        <WidgetField
          of={form}
          name="vol_size"
          as={NumberField}
          label={formatMessage(messages.size)}
          unit="GB"
          min={minVolumeSize(choice.source)}
          className="w-36"
        />
        <Field of={form} name="vol_delete_on_instance_delete">
          {({ value, onChange, optional: _, ...field }) => (
            <ChoiceField
              {...field}
              look="segments"
              label={formatMessage(messages.after)}
              value={value ? 'remove' : 'keep'}
              onChange={(next) => onChange(next === 'remove')}
              options={[
                { value: 'remove', label: formatMessage(messages.remove) },
                { value: 'keep', label: formatMessage(messages.keep) },
              ]}
            />
          )}
        </Field>
      </div>
    </Section>
  )
}
