import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useSettings } from '../../../framework/session/settings.ts'
import { wordFor } from '../../../framework/text/word-for.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { formatNames } from '../image.messages.ts'
import { useEdited } from './edited-image.ts'
import { offeredFormats, type ImageValues } from './image-form.ts'
import { imageFormMessages } from './image-form.messages.ts'

/** The format, of those that the operator offers; once there are bytes in it, Glance lets nobody change it. */
export function FormatField({ form }: { form: ResourceForm<ImageValues> }) {
  const intl = useIntl()
  const edited = useEdited()?.image
  const isFixed = edited !== undefined && edited.status !== 'queued'
  const offered = offeredFormats(useSettings() ?? {})
  const now = form.values.disk_format
  const formats = isFixed && !offered.includes(now) ? [...offered, now] : offered
  return (
    <Field of={form} name="disk_format">
      {(field) => (
        <SelectField
          {...field}
          disabled={isFixed}
          placeholder={intl.formatMessage(imageFormMessages.selectFormat)}
          hint={isFixed ? intl.formatMessage(imageFormMessages.formatFixed) : undefined}
          options={formats.map((value) => ({ value, label: wordFor(intl, formatNames, value) }))}
        />
      )}
    </Field>
  )
}
