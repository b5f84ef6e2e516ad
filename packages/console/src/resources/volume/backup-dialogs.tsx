import {
  snapshotCan,
  volumeBackupEndpoints,
  volumeSnapshotEndpoints,
  VolumeText,
  type Volume,
  type VolumeSnapshot,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { useVolumeDemands } from '../../services/volume/use-volume-demands.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { formMessages, formPhrases, volumeLabels } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = z.object({
  name: VolumeText.trim().min(1),
  description: VolumeText,
  container: VolumeText.refine((name) => !name.includes('/'), withMessage(formMessages.noSlash)),
  snapshot_id: z.string().nullable(),
  incremental: z.boolean(),
})

interface BackupFormProps {
  source: {
    /** The volume's id. */
    volume: string
    /** The volume, or the snapshot that is backed up. */
    item: Pick<Volume, 'id' | 'name' | 'size'>
    snapshot?: string
    /** Whether a volume may be in use. */
    force?: boolean
  }
  tools: ModalTools
}

export const BackUpVolume = ({ item, tools }: { item: Volume; tools: ModalTools }) => (
  <BackupForm source={{ volume: item.id, item, force: item.status === 'in-use' }} tools={tools} />
)

export const BackUpSnapshot = ({ item, tools }: { item: VolumeSnapshot; tools: ModalTools }) => (
  <BackupForm source={{ volume: item.volume_id, item, snapshot: item.id }} tools={tools} />
)

function BackupForm({ source: { volume, item, snapshot, force = false }, tools }: BackupFormProps) {
  const { formatMessage } = useIntl()
  const isBackedUp = useIsBackedUp(volume)
  const demands = useVolumeDemands({ backups: 1, backupGigabytes: item.size })
  return (
    <ItemForm
      item={item}
      label={volumeLabel(item)}
      tools={tools}
      title={moreWords.createBackup}
      failed={formatMessage(formMessages.backupFailed)}
      schema={schema}
      defaults={{ name: '', description: '', container: '', snapshot_id: snapshot ?? null, incremental: false }}
      labels={{
        name: volumeLabels.backupName,
        description: words.description,
        container: moreWords.containerName,
        snapshot_id: volumeLabels.backupSnapshot,
        incremental: volumeLabels.incremental,
      }}
      shown={{ incremental: () => isBackedUp }}
      submit={({ name, description, container, snapshot_id, incremental }, send) =>
        send(volumeBackupEndpoints.backupCreate, {
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
      sent={({ name }) => formatMessage(formPhrases.creatingBackup, { name })}
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
          <Preflight form={form} demands={demands} />
        </>
      )}
    </ItemForm>
  )
}

/** Whether the volume has a backup that an incremental one can build on; false while unknown. */
function useIsBackedUp(volume: string): boolean {
  const { data } = useQuery({
    ...query(volumeBackupEndpoints.backupList, { query: { volume_id: volume } }),
    staleTime: 0,
  })
  return data?.items.some(({ volume_id: of, status }) => of === volume && status === 'available') ?? false
}
