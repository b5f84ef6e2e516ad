import { volumeActionEndpoints, type Volume } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { formMessages, formPhrases, volumeLabels } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeMessages } from './volume.messages.ts'

/** The formats that Cinder can write. */
const FORMATS = [
  { value: 'raw', label: 'Raw' },
  { value: 'qcow2', label: 'QCOW2' },
  { value: 'vdi', label: 'VDI' },
  { value: 'vhd', label: 'VHD' },
  { value: 'vmdk', label: 'VMDK' },
]

const schema = z.object({ name: z.string().trim().min(1).max(255), format: z.string().min(1), force: z.boolean() })

export function UploadToImage({ item: volume, tools }: { item: Volume; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const isInUse = volume.status === 'in-use'
  const name = volumeLabel(volume)
  return (
    <ItemForm
      item={volume}
      label={name}
      tools={tools}
      title={volumeMessages.upload}
      failed={formatMessage(formPhrases.uploadFailed, { name })}
      schema={schema}
      defaults={{ name: '', format: 'raw', force: false }}
      labels={{ name: typeNames.imageName, format: words.diskFormat, force: volumeLabels.force }}
      shown={{ force: () => isInUse }}
      submit={({ name: image, format, force }, send) =>
        send(volumeActionEndpoints.volumeUpload, {
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
            {(field) => <CheckField {...field} hint={formatMessage(formMessages.uploadInUse)} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
