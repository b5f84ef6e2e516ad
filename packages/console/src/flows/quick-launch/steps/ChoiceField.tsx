import { useIntl } from 'react-intl'
import { describeError } from '../../../framework/text/describe-error.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { tableMessages } from '../../../framework/table/table.messages.ts'
import { ComboboxField } from '../../../ui/fields/ComboboxField.tsx'
import type { SelectOption } from '../../../ui/fields/SelectField.tsx'
import type { Part } from '../../launch/facts/part.ts'
import type { QuickForm } from '../quick-form.ts'
import { useFollow } from './use-follow.ts'

interface ChoiceFieldProps {
  form: ResourceForm<QuickForm>
  name: 'image_id' | 'instance_snapshot_id' | 'volume_id' | 'volume_snapshot_id'
  /** How the reading of the choices stands. */
  part: Part
  options: readonly SelectOption[]
  placeholder: string
  /** Stands there where there is nothing to choose. */
  none: string
}

/** Which one to start from; flavor and size follow it. */
export function ChoiceField({ form, name, part, options, placeholder, none }: ChoiceFieldProps) {
  const intl = useIntl()
  const follow = useFollow(form)
  const empty = part.loading ? intl.formatMessage(tableMessages.loading) : none
  return (
    <Field of={form} name={name}>
      {(field) => (
        <ComboboxField
          {...field}
          options={options}
          onChange={(value) => {
            field.onChange(value)
            follow({ [name]: value })
          }}
          placeholder={options.length > 0 ? placeholder : empty}
          error={part.error ? describeError(intl, part.error) : field.error}
        />
      )}
    </Field>
  )
}
