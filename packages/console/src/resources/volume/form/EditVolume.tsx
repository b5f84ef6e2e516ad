import { volumeEndpoints, VolumeText } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { volumeMessages } from '../volume.messages.ts'
import { TextFields } from './TextFields.tsx'
import { formMessages, formPhrases, volumeLabels } from './volume-form.messages.ts'
import { VolumeForm, type AboutVolume } from './VolumeForm.tsx'

const schema = z.object({ name: VolumeText.trim(), description: VolumeText, bootable: z.boolean() })

export function EditVolume({ volume, tools }: AboutVolume) {
  const { formatMessage } = useIntl()
  const wasBootable = volume.bootable === 'true'
  return (
    <VolumeForm
      volume={volume}
      tools={tools}
      title={volumeMessages.edit}
      action={formMessages.save}
      failed={formatMessage(formMessages.unableToUpdate)}
      schema={schema}
      defaults={{
        // What has no name goes by its id.
        name: volume.name === volume.id ? '' : volume.name,
        description: volume.description ?? '',
        bootable: wasBootable,
      }}
      labels={{ name: volumeLabels.name, description: volumeLabels.description, bootable: volumeLabels.bootable }}
      submit={({ bootable, ...texts }) =>
        call(volumeEndpoints.volumeUpdate, {
          params: { id: volume.id },
          body: { ...texts, ...(bootable !== wasBootable && { bootable }) },
        })
      }
      sent={({ name }) => formatMessage(formPhrases.updating, { name: name || volume.id })}
    >
      {(form) => (
        <>
          <TextFields form={form} />
          <Field of={form} name="bootable">
            {(field) => <CheckField {...field} hint={formatMessage(formMessages.bootableHint)} />}
          </Field>
        </>
      )}
    </VolumeForm>
  )
}
