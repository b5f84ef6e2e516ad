import { imageEndpoints, ImageFields } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { useSettings } from '../../framework/session/settings.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { offeredFormats, PUBLICIZE, useEditedImage, type ImageValues } from './image-form.tsx'
import { imageFormMessages } from './image-forms.messages.ts'
import { formatNames, visibilityLabels } from './image.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** Visibilities that need a permission. */
const RESTRICTED: Partial<Record<string, PolicyRule>> = {
  public: PUBLICIZE,
  community: ['image', 'communitize_image'],
}

const VISIBILITIES = {
  public: visibilityLabels.Public,
  private: visibilityLabels.Private,
  shared: visibilityLabels.Shared,
  community: visibilityLabels.Community,
}

interface ImageDetailsFieldsProps {
  form: ResourceForm<ImageValues>
  /** The fields for the source of a new image; they come before the fields that depend on it. */
  source?: ReactNode
}

/** The details of an image, new or existing. */
export function ImageDetailsFields({ form, source }: ImageDetailsFieldsProps) {
  const { formatMessage } = useIntl()
  const policies = usePolicies()
  const current = useEditedImage()?.image.visibility
  const isOffered = (value: string) => value === current || !RESTRICTED[value] || policies([RESTRICTED[value]]) === true
  return (
    <div className="grid max-w-xl gap-4">
      <WidgetField of={form} name="name" as={TextField} autoComplete="off" />
      <WidgetField of={form} name="description" as={TextArea} limit={255} rows={2} />
      {source}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormatField form={form} />
        <WidgetField of={form} name="architecture" as={TextField} />
        <BootPartField form={form} name="kernel" format="aki" />
        <BootPartField form={form} name="ramdisk" format="ari" />
        <WidgetField of={form} name="min_disk" as={NumberField} />
        <WidgetField of={form} name="min_ram" as={NumberField} />
      </div>
      <WidgetField
        of={form}
        name="visibility"
        as={RadioField}
        options={ImageFields.shape.visibility.options
          .filter(isOffered)
          .map((value) => ({ value, label: formatMessage(VISIBILITIES[value]) }))}
      />
      <WidgetField of={form} name="protected" as={CheckField} hint={formatMessage(imageFormMessages.protectedHint)} />
    </div>
  )
}

/** One of the formats that the operator offers; Glance does not let it change once the image has data. */
function FormatField({ form }: { form: ResourceForm<ImageValues> }) {
  const intl = useIntl()
  const edited = useEditedImage()?.image
  const isFixed = edited !== undefined && edited.status !== 'queued'
  const offered = offeredFormats(useSettings() ?? {})
  const current = form.values.disk_format
  const formats = isFixed && !offered.includes(current) ? [...offered, current] : offered
  return (
    <WidgetField
      of={form}
      name="disk_format"
      as={SelectField}
      disabled={isFixed}
      placeholder={intl.formatMessage(imageFormMessages.selectFormat)}
      hint={isFixed ? intl.formatMessage(imageFormMessages.formatFixed) : undefined}
      options={formats.map((value) => ({ value, label: wordFor(intl, formatNames, value) }))}
    />
  )
}

interface BootPartFieldProps {
  form: ResourceForm<ImageValues>
  name: 'kernel' | 'ramdisk'
  /** The format of the images that can be chosen. */
  format: 'aki' | 'ari'
}

/** The kernel or ramdisk that the image starts with, which is another image. Without such images the field is hidden. */
function BootPartField({ form, name, format }: BootPartFieldProps) {
  const { formatMessage } = useIntl()
  const { data } = useQuery(query(imageEndpoints.imageList, { query: { disk_format: format, status: 'active' } }))
  const current = form.values[name]
  const listed = (data?.items ?? []).map((part) => ({ value: part.id, label: part.name || part.id }))
  const isListed = current === null || listed.some(({ value }) => value === current)
  const options = isListed ? listed : [...listed, { value: current, label: current }]
  if (options.length === 0) return null
  return (
    <Field of={form} name={name}>
      {(field, clear) => (
        <ComboboxField
          {...field}
          onClear={clear}
          options={options}
          placeholder={formatMessage(moreWords.chooseAnImage)}
        />
      )}
    </Field>
  )
}
