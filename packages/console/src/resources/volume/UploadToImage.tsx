import { volumeActionEndpoints, type Volume } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formMessages, volumeLabels } from './volume-forms.messages.ts'
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

export const UploadToImage = ({ item: volume }: ItemDialogProps<Volume>) => (
  <PlainForm
    item={volume}
    about={volumeLabel(volume)}
    title={volumeMessages.upload}
    failed={formMessages.uploadFailed}
    success={formMessages.uploading}
    schema={schema}
    defaults={{ name: '', format: 'raw', force: false }}
    fields={{
      name: { label: typeNames.imageName },
      format: { label: words.diskFormat, options: FORMATS },
      force: { label: volumeLabels.force, hint: formMessages.uploadInUse, shown: () => volume.status === 'in-use' },
    }}
    submit={({ name, format, force }, send) =>
      send(volumeActionEndpoints.volumeUpload, {
        params: { id: volume.id },
        body: { image_name: name, disk_format: format, force },
      })
    }
    outcome={({ image_id: id }) => ({ created: [{ type: 'OS::Glance::Image', id }] })}
  />
)
