import { volumeEndpoints, volumeGroupEndpoints, type Volume } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { pages } from '../../../api/pages.ts'
import type { BoundField } from '../../../framework/forms/Field.tsx'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { useCellContext } from '../../../framework/resource/cell-context.ts'
import { column, type Column } from '../../../framework/resource/column.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { TransferTable } from '../../../framework/transfer/TransferTable.tsx'
import { useVolumesOf } from '../../../services/volume/use-volumes-of.ts'
import { sizeAndStatus, volumeLabel } from '../volume.columns.tsx'
import { volumeManifest } from '../volume.manifest.ts'
import { volumeStatuses } from '../volume.messages.ts'
import { canJoin, volumeChange } from './volume-group-form.ts'
import { groupFormMessages as texts } from './volume-group-forms.messages.ts'
import { volumeGroupManifest as manifest } from './volume-group.manifest.ts'
import { volumeGroupMessages as messages } from './volume-group.messages.ts'
import type { Group } from './volume-group.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const schema = z.object({ volumes: z.array(z.string()) })

const columns: Column<Volume>[] = [
  column('name', words.name, volumeLabel, { priority: 1, width: 120 }),
  ...sizeAndStatus<Volume>(volumeStatuses),
  column('type', words.type, ({ volume_type: type }) => type ?? '', { width: 90 }),
]

/** Takes volumes into a group and out of it. */
export const ManageVolumes = ({ item }: ItemDialogProps<Group>) => (
  <PlainForm
    item={item}
    about={item.name}
    size="large"
    title={messages.manage}
    action={words.save}
    schema={schema}
    defaults={{ volumes: item.volumes }}
    fields={{ volumes: { label: typeNames.volumes, draw: (field) => <VolumesField {...field} group={item} /> } }}
    submit={async ({ volumes }, send) => {
      const body = volumeChange(item.volumes, volumes)
      // Cinder refuses an update that changes nothing.
      if (body) await send(volumeGroupEndpoints.volumeGroupUpdate, { params: { id: item.id }, body })
      return volumes
    }}
    outcome={(volumes) => ({
      updated: [
        { type: manifest.type, id: item.id },
        ...new Set([...item.volumes, ...volumes]).values().map((id) => ({ type: volumeManifest.type, id })),
      ],
    })}
  />
)

function VolumesField({ label, value, onChange, error, group }: BoundField<string[]> & { group: Group }) {
  const { formatMessage } = useIntl()
  const context = useCellContext(columns)
  const filter = useVolumesOf(group.project_id)
  return (
    <Loaded
      query={pages(volumeEndpoints.volumeList, filter)}
      failed={formatMessage(moreWords.unableToRetrieveTheVolumes)}
    >
      {({ items }) => (
        <TransferTable
          label={label}
          items={items.filter((volume) => canJoin(volume, group))}
          columns={columns}
          defaultSort="name"
          context={context}
          allocated={value}
          onChange={onChange}
          max={-1}
          nameOf={volumeLabel}
          error={error}
          none={formatMessage(texts.noneChosen)}
        />
      )}
    </Loaded>
  )
}
