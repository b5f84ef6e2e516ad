import { volumeBackupEndpoints, volumeEndpoints, VolumeText } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { ChoicesField } from '../../../framework/forms/PlainFields.tsx'
import { choicesOf } from '../../../framework/forms/field-spec.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { useSession } from '../../../framework/session/session.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { useVolumesOf } from '../../../services/volume/use-volumes-of.ts'
import { aboutFields, aboutSchema, aboutValues } from '../about-fields.ts'
import { UpdateStatus } from '../UpdateStatus.tsx'
import { volumeManifest } from '../volume.manifest.ts'
import { restoreMessages as texts, restorePhrases } from './backup-forms.messages.ts'
import { backupMessages as messages, backupStatuses } from './backup.messages.ts'
import type { Backup } from './backup.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** The choice that names no volume. */
const NEW = 'new'

const restoreSchema = z.object({ volume: z.string().min(1), name: VolumeText.trim() })

/** A new volume, or one that has room for the backup. */
const targetsOf = ({ size: least }: Backup, filter: ReturnType<typeof useVolumesOf>) =>
  choicesOf({
    query: query(volumeEndpoints.volumeList, { query: { ...filter, status: 'available' } }),
    options: ({ items }, intl) => [
      { value: NEW, label: intl.formatMessage(texts.newVolume) },
      ...items
        .filter(({ size }) => size >= least)
        .map(({ id, name, size }) => ({
          value: id,
          label: intl.formatMessage(restorePhrases.withSize, { name, size: formatGigabytes(intl, size) }),
        })),
    ],
    placeholder: texts.newVolume,
    none: texts.none,
  })

/** Writes a backup to a new volume, or to one that has room for it. */
export function RestoreBackup({ item }: ItemDialogProps<Backup>) {
  const { formatMessage } = useIntl()
  const { project_id: own } = useSession()
  const { project_id: project } = item
  const targets = targetsOf(item, useVolumesOf(project))
  // Cinder creates it in the project of who restores the backup.
  const leavesProject = project !== null && project !== own
  return (
    <PlainForm
      item={item}
      about={item.name}
      title={messages.restore}
      failed={texts.failed}
      submit={({ volume, name }, send) =>
        send(volumeBackupEndpoints.backupRestore, {
          params: { id: item.id },
          body: volume === NEW ? { volume_id: null, name: name || null } : { volume_id: volume },
        })
      }
      success={(_values, { volume_id: volume }, intl) =>
        intl.formatMessage(restorePhrases.restoring, { name: item.name, volume })
      }
      outcome={({ volume_id: id }) => ({ created: [{ type: volumeManifest.type, id }] })}
      schema={restoreSchema}
      defaults={{ volume: NEW, name: '' }}
      fields={{
        volume: {
          label: moreWords.selectVolume,
          draw: ({ value }, form) => (
            <ChoicesField
              of={form}
              name="volume"
              choices={targets}
              hint={value === NEW ? undefined : formatMessage(texts.overwrites)}
            />
          ),
        },
        name: {
          label: texts.newName,
          hint: leavesProject ? texts.leavesProject : texts.newNameHint,
          shown: ({ volume }) => volume === NEW,
        },
      }}
    />
  )
}

export const EditBackup = ({ item }: ItemDialogProps<Backup>) => (
  <PlainForm
    item={item}
    title={messages.edit}
    action={words.save}
    schema={aboutSchema}
    defaults={aboutValues(item)}
    fields={aboutFields}
    submit={(body, send) => send(volumeBackupEndpoints.backupUpdate, { params: { id: item.id }, body })}
  />
)

const { available, error } = backupStatuses
const statusTexts = {
  updateStatus: messages.updateStatus,
  statusFailed: texts.statusFailed,
  statusUpdated: restorePhrases.statusUpdated,
}

export const UpdateBackupStatus = ({ item }: ItemDialogProps<Backup>) => (
  <UpdateStatus
    item={item}
    texts={statusTexts}
    statuses={{ available, error }}
    submit={(body, send) => send(volumeBackupEndpoints.backupResetStatus, { params: { id: item.id }, body })}
  />
)
