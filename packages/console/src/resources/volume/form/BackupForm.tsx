import {
  snapshotCan,
  volumeBackupEndpoints,
  volumeSnapshotEndpoints,
  VolumeText,
  type Volume,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { saying } from '../../../framework/forms/validators.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { volumeLabel } from '../volume-label.ts'
import { volumeMessages } from '../volume.messages.ts'
import { TextFields } from './TextFields.tsx'
import { formMessages, formPhrases, volumeLabels } from './volume-form.messages.ts'

const schema = z.object({
  name: VolumeText.trim().min(1),
  description: VolumeText,
  container: VolumeText.refine((name) => !name.includes('/'), saying(formMessages.noSlash)),
  snapshot_id: z.string().nullable(),
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
  const isBackedUp = useIsBackedUp(volume)
  return (
    <ItemForm
      item={item}
      label={volumeLabel(item)}
      tools={tools}
      title={volumeMessages.backup}
      failed={formatMessage(formMessages.unableToBackup)}
      schema={schema}
      defaults={{ name: '', description: '', container: '', snapshot_id: snapshot ?? null, incremental: false }}
      labels={{
        name: volumeLabels.backupName,
        description: volumeLabels.description,
        container: volumeLabels.container,
        snapshot_id: volumeLabels.backupSnapshot,
        incremental: volumeLabels.incremental,
      }}
      shown={{ incremental: () => isBackedUp }}
      submit={({ name, description, container, snapshot_id, incremental }) =>
        call(volumeBackupEndpoints.backupCreate, {
          body: {
            volume_id: volume,
            snapshot_id,
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
          {!snapshot && (
            <OptionsField
              of={form}
              name="snapshot_id"
              query={query(volumeSnapshotEndpoints.snapshotList, { query: { volume_id: volume } })}
              options={({ items }) =>
                items.filter(snapshotCan.backup).map((each) => ({ value: each.id, label: volumeLabel(each) }))
              }
              placeholder={formatMessage(formMessages.chooseSnapshot)}
              none={formatMessage(formMessages.noSnapshots)}
            />
          )}
          <Field of={form} name="incremental">
            {(field) => <CheckField {...field} hint={formatMessage(formMessages.incrementalHint)} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}

/** Whether there is a backup of the volume that another can go on from; not while that is unknown. */
function useIsBackedUp(volume: string): boolean {
  const { data } = useQuery({
    ...query(volumeBackupEndpoints.backupList, { query: { volume_id: volume } }),
    staleTime: 0,
  })
  return data?.items.some(({ volume_id: of, status }) => of === volume && status === 'available') ?? false
}
