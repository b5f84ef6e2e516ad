import { volumeBackupEndpoints, volumeEndpoints, VolumeText } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ModalTools } from '../../../framework/resource/modal.ts'
import { useSession } from '../../../framework/session/session.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { useVolumesOf } from '../../../services/volume/use-volumes-of.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { UpdateStatus } from '../UpdateStatus.tsx'
import { volumeManifest } from '../volume.manifest.ts'
import { restoreMessages as texts, restorePhrases } from './backup-forms.messages.ts'
import { backupMessages as messages, backupStatuses } from './backup.messages.ts'
import type { Backup } from './backup.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

interface BackupDialogProps {
  item: Backup
  tools: ModalTools
}

/** The choice that names no volume. */
const NEW = 'new'

const restoreSchema = z.object({ volume: z.string().min(1), name: VolumeText.trim() })

/** Writes a backup to a new volume, or to one that has room for it. */
export function RestoreBackup({ item, tools }: BackupDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { project_id: own } = useSession()
  const { project_id: project } = item
  const filter = useVolumesOf(project)
  // Cinder creates it in the project of who restores the backup.
  const leavesProject = project !== null && project !== own
  return (
    <ItemForm
      item={item}
      label={item.name}
      tools={tools}
      title={messages.restore}
      failed={formatMessage(texts.failed)}
      schema={restoreSchema}
      defaults={{ volume: NEW, name: '' }}
      labels={{ volume: moreWords.selectVolume, name: texts.newName }}
      shown={{ name: ({ volume }) => volume === NEW }}
      submit={({ volume, name }, send) =>
        send(volumeBackupEndpoints.backupRestore, {
          params: { id: item.id },
          body: volume === NEW ? { volume_id: null, name: name || null } : { volume_id: volume },
        })
      }
      sent={(_values, { volume_id: volume }) => formatMessage(restorePhrases.restoring, { name: item.name, volume })}
      outcome={({ volume_id: id }) => ({ created: [{ type: volumeManifest.type, id }] })}
    >
      {(form) => (
        <>
          <OptionsField
            of={form}
            name="volume"
            query={query(volumeEndpoints.volumeList, { query: { ...filter, status: 'available' } })}
            options={({ items }) => [
              { value: NEW, label: formatMessage(texts.newVolume) },
              ...items
                .filter(({ size }) => size >= item.size)
                .map(({ id, name, size }) => ({
                  value: id,
                  label: formatMessage(restorePhrases.withSize, { name, size: formatGigabytes(intl, size) }),
                })),
            ]}
            placeholder={formatMessage(texts.newVolume)}
            none={formatMessage(texts.none)}
            hint={form.values.volume === NEW ? undefined : formatMessage(texts.overwrites)}
          />
          <Field of={form} name="name">
            {(field) => (
              <TextField
                {...field}
                autoComplete="off"
                hint={formatMessage(leavesProject ? texts.leavesProject : texts.newNameHint)}
              />
            )}
          </Field>
        </>
      )}
    </ItemForm>
  )
}

const aboutSchema = z.object({ name: VolumeText.trim().min(1), description: VolumeText })

export const EditBackup = ({ item, tools }: BackupDialogProps) => (
  <PlainForm
    tools={tools}
    item={item}
    title={messages.edit}
    action={words.save}
    schema={aboutSchema}
    defaults={{ name: item.name, description: item.description ?? '' }}
    fields={{ name: { label: words.name }, description: { label: words.description, multiline: true } }}
    submit={(body, send) => send(volumeBackupEndpoints.backupUpdate, { params: { id: item.id }, body })}
  />
)

const { available, error } = backupStatuses

export const UpdateBackupStatus = ({ item, tools }: BackupDialogProps) => (
  <UpdateStatus
    item={item}
    tools={tools}
    title={messages.updateStatus}
    failed={texts.statusFailed}
    updated={restorePhrases.statusUpdated}
    statuses={{ available, error }}
    submit={(status, send) =>
      send(volumeBackupEndpoints.backupResetStatus, { params: { id: item.id }, body: { status } })
    }
  />
)
