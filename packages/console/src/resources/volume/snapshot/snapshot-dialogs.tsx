import { volumeSnapshotEndpoints, VolumeText, type Volume } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { PlainFields } from '../../../framework/forms/PlainFields.tsx'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { Preflight } from '../../../framework/preflight/Preflight.tsx'
import { useVolumeDemands } from '../../../services/volume/use-volume-demands.ts'
import type { ModalTools } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formMessages, formPhrases } from '../volume-forms.messages.ts'
import { volumeLabel } from '../volume.columns.tsx'
import { UpdateStatus } from '../UpdateStatus.tsx'
import { volumeStatuses } from '../volume.messages.ts'
import { snapshotManifest } from './snapshot.manifest.ts'
import { snapshotMessages } from './snapshot.messages.ts'
import type { Snapshot } from './snapshot.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const fields = {
  name: { label: moreWords.snapshotName },
  description: { label: words.description, multiline: true },
}

const createSchema = z.object({ name: VolumeText.trim().min(1), description: VolumeText })

/** A new snapshot of a volume. */
export function CreateSnapshot({ item: volume, tools }: { item: Volume; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const force = volume.status === 'in-use'
  // A cloud can leave snapshots out of the quota of gigabytes.
  const demands = useVolumeDemands({ snapshots: 1, gigabytes: volume.size }, ['gigabytes'])
  return (
    <ItemForm
      item={volume}
      label={volumeLabel(volume)}
      tools={tools}
      title={moreWords.createSnapshot}
      failed={formatMessage(formMessages.snapshotFailed)}
      schema={createSchema}
      defaults={{ name: '', description: '' }}
      labels={{ name: fields.name.label, description: fields.description.label }}
      submit={({ name, description }, send) =>
        send(volumeSnapshotEndpoints.snapshotCreate, {
          body: { volume_id: volume.id, name, description: description || null, force },
        })
      }
      sent={({ name }) => formatMessage(force ? formPhrases.forcingSnapshot : formPhrases.creatingSnapshot, { name })}
      outcome={({ id }) => ({ created: [{ type: snapshotManifest.type, id }] })}
    >
      {(form) => (
        <>
          {force && (
            <p role="note" className="rounded-md bg-warn-soft px-3 py-2">
              {formatMessage(formMessages.snapshotInUse)}
            </p>
          )}
          <PlainFields form={form} schema={createSchema} fields={fields} />
          <Preflight form={form} demands={demands} />
        </>
      )}
    </ItemForm>
  )
}

const editSchema = z.object({ name: VolumeText.trim(), description: VolumeText })

export function EditSnapshot({ item: snapshot, tools }: { item: Snapshot; tools: ModalTools }) {
  const { id } = snapshot
  return (
    <PlainForm
      tools={tools}
      item={snapshot}
      description={volumeLabel(snapshot)}
      schema={editSchema}
      // The API sends the id as the name of a snapshot without a name.
      defaults={{ name: snapshot.name === id ? '' : snapshot.name, description: snapshot.description ?? '' }}
      fields={fields}
      nameOf={({ name }) => name || id}
      submit={(body, send) => send(volumeSnapshotEndpoints.snapshotUpdate, { params: { id }, body })}
    />
  )
}

const { available, creating, error, error_deleting } = volumeStatuses

export const UpdateSnapshotStatus = ({ item, tools }: { item: Snapshot; tools: ModalTools }) => (
  <UpdateStatus
    item={{ ...item, name: volumeLabel(item) }}
    tools={tools}
    title={snapshotMessages.updateStatus}
    failed={snapshotMessages.statusFailed}
    updated={snapshotMessages.statusUpdated}
    statuses={{ available, error, creating, deleting: volumeStatuses.deleting, error_deleting }}
    submit={(status, send) =>
      send(volumeSnapshotEndpoints.snapshotResetStatus, { params: { id: item.id }, body: { status } })
    }
  />
)
