import { volumeBackupEndpoints, VolumeText } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { saying } from '../../../framework/forms/validators.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { volumeMessages } from '../volume.messages.ts'
import { formMessages, formPhrases, volumeLabels } from './volume-form.messages.ts'
import { VolumeForm, type AboutVolume } from './VolumeForm.tsx'

const schema = z.object({
  name: VolumeText.trim().min(1),
  description: VolumeText,
  container: VolumeText.refine((name) => !name.includes('/'), saying(formMessages.noSlash)),
  incremental: z.boolean(),
})

export function CreateBackup({ volume, tools }: AboutVolume) {
  const { formatMessage } = useIntl()
  return (
    <VolumeForm
      volume={volume}
      tools={tools}
      title={volumeMessages.backup}
      failed={formatMessage(formMessages.unableToBackup)}
      schema={schema}
      defaults={{ name: '', description: '', container: '', incremental: false }}
      labels={{
        name: volumeLabels.backupName,
        description: volumeLabels.description,
        container: volumeLabels.container,
        incremental: volumeLabels.incremental,
      }}
      submit={({ name, description, container, incremental }) =>
        call(volumeBackupEndpoints.backupCreate, {
          body: {
            volume_id: volume.id,
            name,
            description: description || null,
            container: container || null,
            incremental,
            force: volume.status === 'in-use',
          },
        })
      }
      sent={({ name }) => formatMessage(formPhrases.backingUp, { name })}
      outcome={({ id }) => ({ created: [{ type: 'OS::Cinder::Backup', id }] })}
    >
      {(form) => (
        <>
          <Field of={form} name="name">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Field>
          <Field of={form} name="description">
            {(field) => <TextArea {...field} limit={255} rows={2} />}
          </Field>
          <Field of={form} name="container">
            {(field) => <TextField {...field} hint={formatMessage(formMessages.containerHint)} />}
          </Field>
          <Field of={form} name="incremental">
            {(field) => <CheckField {...field} hint={formatMessage(formMessages.incrementalHint)} />}
          </Field>
        </>
      )}
    </VolumeForm>
  )
}
