import { volumeBackupEndpoints, VolumeText, type Volume } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { saying } from '../../../framework/forms/validators.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { volumeLabel } from '../volume-label.ts'
import { volumeMessages } from '../volume.messages.ts'
import { TextFields } from './TextFields.tsx'
import { formMessages, formPhrases, volumeLabels } from './volume-form.messages.ts'

const schema = z.object({
  name: VolumeText.trim().min(1),
  description: VolumeText,
  container: VolumeText.refine((name) => !name.includes('/'), saying(formMessages.noSlash)),
  incremental: z.boolean(),
})

interface BackupFormProps {
  source: {
    /** The volume's id. */
    volume: string
    /** What is backed up: the volume, or a snapshot of it. */
    item: Pick<Volume, 'id' | 'name'>
    snapshot?: string
    /** Also of a volume that is in use. */
    force?: boolean
  }
  tools: ModalTools
}

/** A new backup of a volume as it is, or as a snapshot has it. */
export function BackupForm({ source: { volume, item, snapshot, force = false }, tools }: BackupFormProps) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={item}
      label={volumeLabel(item)}
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
            volume_id: volume,
            snapshot_id: snapshot ?? null,
            name,
            description: description || null,
            container: container || null,
            incremental,
            force,
          },
        })
      }
      sent={({ name }) => formatMessage(formPhrases.backingUp, { name })}
      outcome={({ id }) => ({ created: [{ type: 'OS::Cinder::Backup', id }] })}
    >
      {(form) => (
        <>
          <TextFields form={form} />
          <Field of={form} name="container">
            {(field) => <TextField {...field} hint={formatMessage(formMessages.containerHint)} />}
          </Field>
          <Field of={form} name="incremental">
            {(field) => <CheckField {...field} hint={formatMessage(formMessages.incrementalHint)} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
