import { imageChangeEndpoints, ImageFields, type Image } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import type { PolicyRule } from '../../../framework/define-resource.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { formatNames, imageMessages, visibilityLabels } from '../image.messages.ts'
import { editImageDefaults, editImageRequest, editImageSchema } from './edit-image.ts'
import { imageFormLabels, imageFormMessages, imageFormPhrases } from './image-form.messages.ts'

const VISIBILITY_WORDS = {
  public: visibilityLabels.Public,
  private: visibilityLabels.Private,
  shared: visibilityLabels.Shared,
  community: visibilityLabels.Community,
}

/** What not everybody may make of an image. */
const GUARDED: Partial<Record<string, PolicyRule>> = {
  public: ['image', 'publicize_image'],
  community: ['image', 'communitize_image'],
}

export function EditImage({ image, tools }: { image: Image; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const policies = usePolicies()
  const isOffered = (value: string) =>
    value === image.visibility || !GUARDED[value] || policies([GUARDED[value]]) === true
  const form = useResourceForm({
    schema: editImageSchema,
    defaults: editImageDefaults(image),
    labels: imageFormLabels,
    submit: (data) =>
      call(imageChangeEndpoints.imageUpdate, { params: { id: image.id }, body: editImageRequest(data) }),
    done: () =>
      tools.done(formatMessage(imageFormPhrases.updated, { name: form.values.name }), {
        updated: [{ type: tools.type, id: image.id }],
      }),
  })
  const formats = Object.entries(formatNames).map(([value, label]) => ({ value, label: formatMessage(label) }))
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(imageMessages.edit)}
      action={formatMessage(imageFormMessages.update)}
      failed={formatMessage(imageFormMessages.unableToUpdate)}
      onClose={tools.close}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} limit={255} rows={2} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field of={form} name="disk_format">
          {(field) => <SelectField {...field} options={formats} />}
        </Field>
        <Field of={form} name="architecture">
          {(field) => <TextField {...field} />}
        </Field>
        <Field of={form} name="min_disk">
          {(field) => <NumberField {...field} />}
        </Field>
        <Field of={form} name="min_ram">
          {(field) => <NumberField {...field} />}
        </Field>
      </div>
      <Field of={form} name="visibility">
        {(field) => (
          <RadioField
            {...field}
            options={ImageFields.shape.visibility.options
              .filter(isOffered)
              .map((value) => ({ value, label: formatMessage(VISIBILITY_WORDS[value]) }))}
          />
        )}
      </Field>
      <Field of={form} name="protected">
        {(field) => <CheckField {...field} hint={formatMessage(imageFormMessages.protectedHint)} />}
      </Field>
    </FormModal>
  )
}
