import {
  snapshotCan,
  volumeBackupEndpoints,
  volumeSnapshotEndpoints,
  VolumeText,
  type Volume,
  type VolumeSnapshot,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import { VolumePreflight } from '../../services/volume/VolumePreflight.tsx'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { aboutSchema } from './about-fields.ts'
import { formMessages, volumeLabels } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = aboutSchema.extend({
  container: VolumeText.refine((name) => !name.includes('/'), withMessage(formMessages.noSlash)),
  snapshot_id: z.string().nullable(),
  incremental: z.boolean(),
})

const snapshotsOf = (volume: string) =>
  choicesOf({
    query: query(volumeSnapshotEndpoints.snapshotList, { query: { volume_id: volume } }),
    options: ({ items }) =>
      items.filter(snapshotCan.backup).map((each) => ({ value: each.id, label: volumeLabel(each) })),
    placeholder: formMessages.chooseSnapshot,
    none: formMessages.noSnapshots,
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
}

export const BackUpVolume = ({ item }: ItemDialogProps<Volume>) => (
  <BackupForm source={{ volume: item.id, item, force: item.status === 'in-use' }} />
)

export const BackUpSnapshot = ({ item }: ItemDialogProps<VolumeSnapshot>) => (
  <BackupForm source={{ volume: item.volume_id, item, snapshot: item.id }} />
)

function BackupForm({ source: { volume, item, snapshot, force = false } }: BackupFormProps) {
  const isBackedUp = useIsBackedUp(volume)
  return (
    <PlainForm
      item={item}
      about={volumeLabel(item)}
      title={moreWords.createBackup}
      failed={formMessages.backupFailed}
      success={formMessages.creatingBackup}
      nameOf={({ name }) => name}
      schema={schema}
      defaults={{ name: '', description: '', container: '', snapshot_id: null, incremental: false }}
      fields={{
        name: { label: volumeLabels.backupName },
        description: { label: words.description, multiline: 2 },
        container: { label: moreWords.containerName, hint: formMessages.containerHint },
        snapshot_id: { label: volumeLabels.backupSnapshot, options: snapshotsOf(volume), shown: () => !snapshot },
        incremental: {
          label: volumeLabels.incremental,
          hint: formMessages.incrementalHint,
          shown: () => isBackedUp,
        },
      }}
      preflight={(form) => <VolumePreflight form={form} adds={{ backups: 1, backupGigabytes: item.size }} />}
      submit={({ description, container, snapshot_id, ...values }, send) =>
        send(volumeBackupEndpoints.backupCreate, {
          body: {
            ...values,
            volume_id: volume,
            snapshot_id: snapshot ?? snapshot_id,
            description: description || null,
            container: container || null,
            force,
          },
        })
      }
      outcome={({ id }) => ({ created: [{ type: 'OS::Cinder::Backup', id }] })}
    />
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
