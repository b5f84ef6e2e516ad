import { volumeSnapshotEndpoints, VolumeText, type Volume } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { VolumePreflight } from '../../../services/volume/VolumePreflight.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { aboutFields, aboutSchema } from '../about-fields.ts'
import { formMessages } from '../volume-forms.messages.ts'
import { volumeLabel } from '../volume.columns.tsx'
import { UpdateStatus } from '../UpdateStatus.tsx'
import { volumeStatuses } from '../volume.messages.ts'
import { snapshotManifest } from './snapshot.manifest.ts'
import { snapshotMessages } from './snapshot.messages.ts'
import type { Snapshot } from './snapshot.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const fields = { ...aboutFields, name: { label: moreWords.snapshotName } }

const InUse = () => (
  <p role="note" className="rounded-md bg-warn-soft px-3 py-2">
    {useIntl().formatMessage(formMessages.snapshotInUse)}
  </p>
)

/** A new snapshot of a volume. */
export function CreateSnapshot({ item: volume }: ItemDialogProps<Volume>) {
  const force = volume.status === 'in-use'
  return (
    <PlainForm
      item={volume}
      about={volumeLabel(volume)}
      title={moreWords.createSnapshot}
      failed={formMessages.snapshotFailed}
      success={force ? formMessages.forcingSnapshot : formMessages.creatingSnapshot}
      nameOf={({ name }) => name}
      schema={aboutSchema}
      defaults={{ name: '', description: '' }}
      fields={{ ...fields, name: { ...fields.name, above: () => force && <InUse /> } }}
      preflight={(form) => (
        // A cloud can leave snapshots out of the quota of gigabytes.
        <VolumePreflight form={form} adds={{ snapshots: 1, gigabytes: volume.size }} uncertain={['gigabytes']} />
      )}
      submit={({ name, description }, send) =>
        send(volumeSnapshotEndpoints.snapshotCreate, {
          body: { volume_id: volume.id, name, description: description || null, force },
        })
      }
      outcome={({ id }) => ({ created: [{ type: snapshotManifest.type, id }] })}
    />
  )
}

const editSchema = aboutSchema.extend({ name: VolumeText.trim() })

export function EditSnapshot({ item: snapshot }: ItemDialogProps<Snapshot>) {
  const { id } = snapshot
  return (
    <PlainForm
      item={snapshot}
      about={volumeLabel(snapshot)}
      schema={editSchema}
      // The API sends the id as the name of a snapshot without a name.
      defaults={{ name: snapshot.name === id ? '' : snapshot.name, description: snapshot.description ?? '' }}
      fields={fields}
      nameOf={({ name }) => name || id}
      submit={(body, send) => send(volumeSnapshotEndpoints.snapshotUpdate, { params: { id }, body })}
    />
  )
}

const { available, creating, error, error_deleting, deleting } = volumeStatuses

export const UpdateSnapshotStatus = ({ item }: ItemDialogProps<Snapshot>) => (
  <UpdateStatus
    item={item}
    texts={snapshotMessages}
    statuses={{ available, error, creating, deleting, error_deleting }}
    submit={(body, send) => send(volumeSnapshotEndpoints.snapshotResetStatus, { params: { id: item.id }, body })}
  />
)
