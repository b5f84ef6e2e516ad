import { volumeGroupEndpoints, volumeGroupSnapshotEndpoints, VolumeText } from '@meridian/contract'
import { useMemo, type ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../../api/api-error.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm, type ItemFormProps } from '../../../framework/forms/ItemForm.tsx'
import { PlainFields } from '../../../framework/forms/PlainFields.tsx'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../../framework/forms/validators.ts'
import { Preflight } from '../../../framework/preflight/Preflight.tsx'
import { useVolumeDemands } from '../../../services/volume/use-volume-demands.ts'
import type { ModalTools } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { groupSnapshotManifest } from '../group-snapshot/group-snapshot.manifest.ts'
import { volumeManifest } from '../volume.manifest.ts'
import { GroupPreflight } from './GroupPreflight.tsx'
import { groupFormMessages as texts, groupFormPhrases as phrases } from './volume-group-forms.messages.ts'
import { UsedBy } from '../../../framework/details/UsedBy.tsx'
import { volumeGroupManifest } from './volume-group.manifest.ts'
import { volumeGroupMessages as messages } from './volume-group.messages.ts'
import type { Group } from './volume-group.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

interface GroupDialogProps {
  item: Group
  tools: ModalTools
}

export const aboutSchema = z.object({ name: VolumeText.trim().min(1), description: VolumeText })
const aboutFields = {
  name: { label: words.name },
  description: { label: words.description, multiline: true },
}
const aboutLabels = { name: words.name, description: words.description }

export const EditGroup = ({ item, tools }: GroupDialogProps) => (
  <PlainForm
    tools={tools}
    item={item}
    schema={aboutSchema}
    defaults={{ name: item.name, description: item.description ?? '' }}
    fields={aboutFields}
    submit={(body, send) => send(volumeGroupEndpoints.volumeGroupUpdate, { params: { id: item.id }, body })}
  />
)

interface CopyFormProps<R> extends Pick<
  ItemFormProps<typeof aboutSchema, R>,
  'item' | 'tools' | 'label' | 'title' | 'failed' | 'sent' | 'outcome' | 'submit'
> {
  /** The quotas that the copy takes. */
  children: (form: AboutForm) => ReactNode
}

type AboutForm = Parameters<typeof GroupPreflight>[0]['form']

/** Name and description of something that is made from a group or its snapshot. */
export const CopyForm = <R,>({ children, ...props }: CopyFormProps<R>) => (
  <ItemForm {...props} schema={aboutSchema} defaults={{ name: '', description: '' }} labels={aboutLabels}>
    {(form) => (
      <>
        <PlainFields form={form} schema={aboutSchema} fields={aboutFields} />
        {children(form)}
      </>
    )}
  </ItemForm>
)

/** Each volume of the group gets a snapshot. */
const SnapshotPreflight = ({ form, volumes }: { form: AboutForm; volumes: number }) => (
  <Preflight form={form} demands={useVolumeDemands({ snapshots: volumes })} />
)

/** Cinder refuses these with an error in the status of the copy: the reason is shown before. */
function useRequireVolumes({ volumes }: Group, message: MessageDescriptor) {
  const { formatMessage } = useIntl()
  return () => {
    if (volumes.length === 0)
      throw new ApiError(formatMessage(message), { status: 400, reason: 'refused', endpoint: 'group' })
  }
}

export function SnapshotGroup({ item, tools }: GroupDialogProps) {
  const { formatMessage } = useIntl()
  const requireVolumes = useRequireVolumes(item, texts.snapshotEmpty)
  return (
    <CopyForm
      item={item}
      label={item.name}
      tools={tools}
      title={moreWords.createSnapshot}
      failed={formatMessage(texts.snapshotFailed)}
      submit={async (about, send) => {
        requireVolumes()
        return send(volumeGroupSnapshotEndpoints.groupSnapshotCreate, { body: { group_id: item.id, ...about } })
      }}
      sent={({ name }) => formatMessage(phrases.snapshot, { name })}
      outcome={({ id }) => ({ created: [{ type: groupSnapshotManifest.type, id }] })}
    >
      {(form) => <SnapshotPreflight form={form} volumes={item.volumes.length} />}
    </CopyForm>
  )
}

export function CloneGroup({ item, tools }: GroupDialogProps) {
  const { formatMessage } = useIntl()
  const requireVolumes = useRequireVolumes(item, texts.cloneEmpty)
  return (
    <CopyForm
      item={item}
      label={item.name}
      tools={tools}
      title={messages.clone}
      failed={formatMessage(texts.cloneFailed)}
      submit={async (body, send) => {
        requireVolumes()
        return send(volumeGroupEndpoints.volumeGroupClone, { params: { id: item.id }, body })
      }}
      sent={({ name }) => formatMessage(phrases.clone, { name })}
      outcome={({ id }) => ({ created: [{ type: volumeGroupManifest.type, id }] })}
    >
      {(form) => <GroupPreflight form={form} volumes={item.volumes.length} />}
    </CopyForm>
  )
}

/** Cinder refuses to delete a group that has volumes, unless they are deleted too. */
const deleteSchemaOf = ({ volumes }: Group) =>
  z.object({
    volumes: z.boolean().refine((checked) => checked || volumes.length === 0, withMessage(texts.deleteVolumesToo)),
  })

export function DeleteGroup({ item, tools }: GroupDialogProps) {
  const { formatMessage } = useIntl()
  const schema = useMemo(() => deleteSchemaOf(item), [item])
  return (
    <ItemForm
      item={item}
      label={item.name}
      tools={tools}
      title={messages.delete}
      failed={formatMessage(texts.deleteFailed)}
      schema={schema}
      defaults={{ volumes: false }}
      labels={{ volumes: texts.deleteVolumes }}
      submit={({ volumes }, send) =>
        send(volumeGroupEndpoints.volumeGroupDelete, {
          params: { id: item.id },
          query: volumes ? { delete_volumes: 'true' } : {},
        })
      }
      sent={() => formatMessage(phrases.delete, { name: item.name })}
      outcome={() => ({
        updated: [
          { type: volumeGroupManifest.type, id: item.id },
          ...item.volumes.map((id) => ({ type: volumeManifest.type, id })),
        ],
      })}
    >
      {(form) => (
        <>
          <UsedBy of={{ type: volumeGroupManifest.type, id: item.id }} />
          <Field of={form} name="volumes">
            {(field) => <CheckField {...field} hint={formatMessage(texts.deleteVolumesHint)} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
