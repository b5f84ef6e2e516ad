import type { Volume } from '@meridian/contract'
import { formatMoment } from '../../framework/text/dates.ts'
import type { Column } from '../../framework/resource/column.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { yesNo } from '../../framework/text/yes-no.ts'
import { Attachments } from './Attachments.tsx'
import { sizeAndStatus } from './size-and-status.tsx'
import { VOLUME_TYPE, volumeLabel } from './volume-label.ts'
import { volumeFields } from './volume.messages.ts'

const attachedText = ({ attachments }: Volume) =>
  attachments.map(({ device, server_id: server }) => [device, server].filter(Boolean).join(' ')).join(', ')

export const volumeColumns: Column<Volume>[] = [
  nameColumn({ type: VOLUME_TYPE, label: volumeLabel, header: volumeFields.name }),
  {
    id: 'description',
    header: volumeFields.description,
    width: 130,
    grow: 2,
    value: ({ description }) => description ?? '',
  },
  ...sizeAndStatus<Volume>(volumeFields),
  {
    id: 'group',
    header: volumeFields.group,
    optional: true,
    width: 120,
    value: ({ group_id: group, consistencygroup_id: older }) => group ?? older ?? '',
  },
  { id: 'type', header: volumeFields.type, width: 104, value: ({ volume_type: type }) => type ?? '' },
  {
    id: 'attachedTo',
    header: volumeFields.attachedTo,
    priority: 2,
    width: 172,
    grow: 2,
    value: attachedText,
    cell: ({ attachments }) => attachments.length > 0 && <Attachments attachments={attachments} />,
  },
  {
    id: 'zone',
    header: volumeFields.zone,
    width: 152,
    grow: 0.5,
    value: ({ availability_zone: zone }) => zone ?? '',
  },
  {
    id: 'bootable',
    header: volumeFields.bootable,
    width: 102,
    grow: 0.5,
    value: ({ bootable }) => bootable === 'true',
    text: ({ bootable }, { intl }) => yesNo(intl, bootable === 'true'),
  },
  {
    id: 'encrypted',
    header: volumeFields.encrypted,
    width: 108,
    grow: 0.5,
    value: ({ encrypted }) => encrypted,
    text: ({ encrypted }, { intl }) => yesNo(intl, encrypted),
  },
  {
    id: 'created',
    header: volumeFields.created,
    optional: true,
    width: 150,
    value: ({ created_at: created }) => created,
    text: ({ created_at: created }, { intl }) => formatMoment(intl, created),
  },
]
