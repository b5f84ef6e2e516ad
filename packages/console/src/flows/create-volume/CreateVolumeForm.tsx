import { createVolume } from '@meridian/contract'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { acrossFields } from '../../framework/forms/validators.ts'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { modalMessages } from '../../framework/modals/modal.messages.ts'
import { useWorkflow } from '../../framework/modals/use-workflow.ts'
import { VolumeQuotaBars } from '../../services/volume/VolumeQuotaBars.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { volumeNames } from '../../resources/volume/volume-names.messages.ts'
import { createVolumeLabels, createVolumePhrases } from './create-volume.messages.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { sizeProblem } from './size-problem.ts'
import { SourceFields } from './SourceFields.tsx'
import type { VolumeFacts } from './use-volume-facts.ts'
import { requiredFields, roomFor, shownFields, type VolumeForm } from './volume-form.ts'

interface CreateVolumeFormProps extends Omit<FlowProps, 'context'> {
  facts: VolumeFacts
  initial: VolumeForm
}

/** The form of a new volume, which the server judges and makes by its classic workflow. */
export function CreateVolumeForm({ tools, addTo, facts, initial }: CreateVolumeFormProps) {
  const { formatMessage } = useIntl()
  const { sources, quota } = facts
  const [defaults] = useState(initial)
  const workflow = useWorkflow(createVolume, { tools, addTo }, { told: createVolumePhrases.creating })
  const schema = useMemo(
    () =>
      z.object(requiredFields).superRefine(
        ...acrossFields((values) => {
          const form = values as unknown as VolumeForm // the form's own values, as its schema has them
          return sizeProblem(form, roomFor(form, sources), quota)
        }),
      ),
    [sources, quota],
  )
  const form = useResourceForm({
    schema,
    defaults: defaults as z.input<typeof schema>, // what is still to be chosen is null, and refused
    labels: createVolumeLabels,
    shown: shownFields,
    submit: workflow.submit,
    done: workflow.done,
  }) as unknown as ResourceForm<VolumeForm> // as above
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={formatMessage(volumeNames.create)}
      action={formatMessage(volumeNames.create)}
      failed={formatMessage(modalMessages.submitFailed)}
      onClose={tools.close}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field of={form} name="name">
          {(field) => <TextField {...field} autoComplete="off" />}
        </Field>
        <Field of={form} name="description">
          {(field) => <TextArea {...field} rows={2} limit={255} />}
        </Field>
        <SourceFields form={form} sources={sources} />
      </div>
      <PlaceFields form={form} facts={facts} />
      {quota && <VolumeQuotaBars quota={quota} size={form.values.size ?? 0} />}
    </FormModal>
  )
}
