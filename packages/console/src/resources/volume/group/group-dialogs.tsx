import { volumeGroupEndpoints, volumeGroupSnapshotEndpoints } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../../api/api-error.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../../framework/forms/validators.ts'
import { VolumePreflight } from '../../../services/volume/VolumePreflight.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { aboutFields, aboutSchema, aboutValues } from '../about-fields.ts'
import { groupSnapshotManifest } from '../group-snapshot/group-snapshot.manifest.ts'
import { volumeManifest } from '../volume.manifest.ts'
import { GroupPreflight } from './GroupPreflight.tsx'
import { groupFormMessages as texts } from './volume-group-forms.messages.ts'
import { UsedBy } from '../../../framework/details/UsedBy.tsx'
import { volumeGroupManifest } from './volume-group.manifest.ts'
import { volumeGroupMessages as messages } from './volume-group.messages.ts'
import type { Group } from './volume-group.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export const EditGroup = ({ item }: ItemDialogProps<Group>) => (
  <PlainForm
    item={item}
    schema={aboutSchema}
    defaults={aboutValues(item)}
    fields={aboutFields}
    submit={(body, send) => send(volumeGroupEndpoints.volumeGroupUpdate, { params: { id: item.id }, body })}
  />
)

/** Name and description of something that is made from a group or its snapshot. */
export const copyForm = {
  schema: aboutSchema,
  defaults: aboutValues(),
  fields: aboutFields,
  nameOf: ({ name }: { name: string }) => name,
}

/** Cinder refuses these with an error in the status of the copy: the reason is shown before. */
function useRequireVolumes({ volumes }: Group, message: MessageDescriptor) {
  const { formatMessage } = useIntl()
  return () => {
    if (volumes.length === 0)
      throw new ApiError(formatMessage(message), { status: 400, reason: 'refused', endpoint: 'group' })
  }
}

export function SnapshotGroup({ item }: ItemDialogProps<Group>) {
  const requireVolumes = useRequireVolumes(item, texts.snapshotEmpty)
  return (
    <PlainForm
      {...copyForm}
      item={item}
      about={item.name}
      title={moreWords.createSnapshot}
      failed={texts.snapshotFailed}
      success={texts.snapshot}
      // Each volume of the group gets a snapshot.
      preflight={(form) => <VolumePreflight form={form} adds={{ snapshots: item.volumes.length }} />}
      submit={async (about, send) => {
        requireVolumes()
        return send(volumeGroupSnapshotEndpoints.groupSnapshotCreate, { body: { group_id: item.id, ...about } })
      }}
      outcome={({ id }) => ({ created: [{ type: groupSnapshotManifest.type, id }] })}
    />
  )
}

export function CloneGroup({ item }: ItemDialogProps<Group>) {
  const requireVolumes = useRequireVolumes(item, texts.cloneEmpty)
  return (
    <PlainForm
      {...copyForm}
      item={item}
      about={item.name}
      title={messages.clone}
      failed={texts.cloneFailed}
      success={texts.clone}
      preflight={(form) => <GroupPreflight form={form} volumes={item.volumes.length} />}
      submit={async (body, send) => {
        requireVolumes()
        return send(volumeGroupEndpoints.volumeGroupClone, { params: { id: item.id }, body })
      }}
      outcome={({ id }) => ({ created: [{ type: volumeGroupManifest.type, id }] })}
    />
  )
}

/** Cinder refuses to delete a group that has volumes, unless they are deleted too. */
const deleteSchemaOf = ({ volumes }: Group) =>
  z.object({
    volumes: z.boolean().refine((checked) => checked || volumes.length === 0, withMessage(texts.deleteVolumesToo)),
  })

export function DeleteGroup({ item }: ItemDialogProps<Group>) {
  const schema = useMemo(() => deleteSchemaOf(item), [item])
  const group = { type: volumeGroupManifest.type, id: item.id }
  return (
    <PlainForm
      item={item}
      about={item.name}
      title={messages.delete}
      failed={texts.deleteFailed}
      success={texts.delete}
      schema={schema}
      defaults={{ volumes: false }}
      fields={{
        volumes: { label: texts.deleteVolumes, hint: texts.deleteVolumesHint, above: () => <UsedBy of={group} /> },
      }}
      submit={({ volumes }, send) =>
        send(volumeGroupEndpoints.volumeGroupDelete, {
          params: { id: item.id },
          query: volumes ? { delete_volumes: 'true' } : {},
        })
      }
      outcome={() => ({ updated: [group, ...item.volumes.map((id) => ({ type: volumeManifest.type, id }))] })}
    />
  )
}
