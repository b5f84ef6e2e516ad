import { guessImageFormat } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { FilePicker } from '../../../framework/files/FilePicker.tsx'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useSettings } from '../../../framework/session/settings.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { allowsLocation, offeredFormats, uploadModeOf, type ImageValues } from './image-form.ts'
import { imageFormMessages } from './image-form.messages.ts'

/** Where a new image comes from. */
export function SourceFields({ form }: { form: ResourceForm<ImageValues> }) {
  const { formatMessage } = useIntl()
  const settings = useSettings() ?? {}
  const mode = uploadModeOf(settings)
  const choose = (file: File | null) => {
    form.set('data', file)
    form.set('disk_format', file ? guessImageFormat(file.name, offeredFormats(settings)) : '')
  }
  return (
    <>
      {mode !== 'off' && allowsLocation(settings) && (
        <Field of={form} name="source_type">
          {(field) => (
            <RadioField
              {...field}
              options={[
                { value: `file-${mode}`, label: formatMessage(imageFormMessages.fromFile) },
                { value: 'url', label: formatMessage(imageFormMessages.fromUrl) },
              ]}
            />
          )}
        </Field>
      )}
      <Field of={form} name="data">
        {(field) => <FilePicker {...field} optional={false} onChange={choose} disabled={form.busy} />}
      </Field>
      <Field of={form} name="image_url">
        {(field) => <TextField {...field} optional={false} mono hint={formatMessage(imageFormMessages.urlHint)} />}
      </Field>
      {allowsLocation(settings) && (
        <Field of={form} name="import_data">
          {(field) => <CheckField {...field} hint={formatMessage(imageFormMessages.copyHint)} />}
        </Field>
      )}
    </>
  )
}
