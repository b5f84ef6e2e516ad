import { volumeActionEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { volumeLabel } from '../volume-label.ts'
import { volumeMessages } from '../volume.messages.ts'
import { formMessages, formPhrases, volumeLabels } from './volume-form.messages.ts'
import { VolumeForm, type AboutVolume } from './VolumeForm.tsx'

/** What Cinder can write, with what people call it. */
const FORMATS = [
  { value: 'raw', label: 'Raw' },
  { value: 'qcow2', label: 'QCOW2' },
  { value: 'vdi', label: 'VDI' },
  { value: 'vhd', label: 'VHD' },
  { value: 'vmdk', label: 'VMDK' },
]

const schema = z.object({ name: z.string().trim().min(1).max(255), format: z.string().min(1), force: z.boolean() })

export function UploadToImage({ volume, tools }: AboutVolume) {
  const { formatMessage } = useIntl()
  const isInUse = volume.status === 'in-use'
  const name = volumeLabel(volume)
  return (
    <VolumeForm
      volume={volume}
      tools={tools}
      title={volumeMessages.upload}
      failed={formatMessage(formPhrases.unableToUpload, { name })}
      schema={schema}
      defaults={{ name: '', format: 'raw', force: false }}
      labels={{ name: volumeLabels.imageName, format: volumeLabels.diskFormat, force: volumeLabels.force }}
      shown={{ force: () => isInUse }}
      submit={({ name: image, format, force }) =>
        call(volumeActionEndpoints.volumeUpload, {
          params: { id: volume.id },
          body: { image_name: image, disk_format: format, force },
        })
      }
      sent={() => formatMessage(formPhrases.uploading, { name })}
      outcome={({ image_id: id }) => ({ created: [{ type: 'OS::Glance::Image', id }] })}
    >
      {(form) => (
        <>
          <Field of={form} name="name">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Field>
          <Field of={form} name="format">
            {(field) => <SelectField {...field} options={FORMATS} />}
          </Field>
          <Field of={form} name="force">
            {(field) => <CheckField {...field} hint={formatMessage(formMessages.inUseUpload)} />}
          </Field>
        </>
      )}
    </VolumeForm>
  )
}
