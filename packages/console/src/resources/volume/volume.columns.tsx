import { isVolumeTransitional, type Volume } from '@meridian/contract'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { StatusCell } from '../../framework/table/cells.tsx'
import { nameColumn, ownerColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../framework/text/units.ts'
import { wordFor } from '../../framework/text/wording.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { Attachments } from './Attachments.tsx'
import { GroupName } from './group/GroupName.tsx'
import { volumeManifest } from './volume.manifest.ts'
import { volumeFields, volumeMessages, volumeStatuses } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** Nova gives the disks that it makes no names: they are called by their server, as `web-1 · /dev/vda`. */
export function volumeLabel({
  id,
  name,
  attachments = [],
}: Pick<Volume, 'id' | 'name'> & Partial<Pick<Volume, 'attachments'>>): string {
  const [on] = attachments
  return name || [on?.instance_name, on?.instance_name && on.device].filter(Boolean).join(' · ') || id
}

const TONES: Readonly<Record<string, StatusTone>> = {
  available: 'ok',
  'in-use': 'ok',
  maintenance: 'warn',
  'awaiting-transfer': 'warn',
}

function toneOf(volume: Pick<Volume, 'status'>): StatusTone {
  if (volume.status.startsWith('error')) return 'bad'
  return TONES[volume.status] ?? (isVolumeTransitional(volume) ? 'busy' : 'off')
}

interface Sized extends Item {
  size: number
  status: string
}

/** Size and status of a volume or snapshot; `statuses` are the choices of the facet. */
export const sizeAndStatus = <T extends Sized>(
  statuses: Readonly<Record<string, MessageDescriptor>>,
  guardOf?: GuardOf<T>,
): Column<T>[] => [
  column('size', words.size, ({ size }) => size, {
    search: true,
    priority: 2,
    align: 'end',
    width: 88,
    grow: 0.5,
    text: ({ size }, { intl }) => formatGigabytes(intl, size),
  }),
  statusColumn(statuses, guardOf),
]

const guardText = (intl: IntlShape, guard: MessageDescriptor | null | undefined) =>
  guard ? intl.formatMessage(guard) : null

/** What protects an item from deletion. */
type GuardOf<T> = (item: T) => MessageDescriptor | null

/** `statuses` are the choices of the facet. */
export const statusColumn = <T extends Item & { status: string }>(
  statuses: Readonly<Record<string, MessageDescriptor>>,
  guardOf?: GuardOf<T>,
): Column<T> => ({
  id: 'status',
  header: words.status,
  search: true,
  priority: 1,
  width: 120,
  value: ({ status }) => status,
  words: statuses,
  // A volume that waits for another project is polled, but shows no progress.
  cell: (item, { intl }) => (
    <StatusCell
      tone={toneOf(item)}
      word={wordFor(intl, statuses, item.status)}
      busy={toneOf(item) === 'busy'}
      guard={guardText(intl, guardOf?.(item))}
    />
  ),
})

const attachedText = ({ attachments }: Volume) =>
  attachments
    .map(({ device, instance_name: name, server_id: server }) => [device, name || server].filter(Boolean).join(' '))
    .join(', ')

/** `host@backend#pool`, in the administrator's panels. */
export const hostColumn = <T extends Item>(hostOf: (item: T) => string | null | undefined): Column<T> =>
  column('host', words.host, (item) => hostOf(item) ?? '', { scopes: ['admin'], search: true, priority: 2, width: 150 })

/** All facets are tested in the page, since Cinder only finds full names. */
export const volumeColumns: Column<Volume>[] = [
  ownerColumn((volume) => volume['os-vol-tenant-attr:tenant_id'], { search: true }),
  hostColumn((volume) => volume['os-vol-host-attr:host']),
  nameColumn(volumeManifest, { label: volumeLabel, search: true }),
  column('description', words.description, ({ description }) => description ?? '', { width: 130, grow: 2 }),
  ...sizeAndStatus<Volume>(volumeStatuses, ({ status }) => (status === 'in-use' ? volumeMessages.inUse : null)),
  column('group', typeNames.group, ({ group_id: group, consistencygroup_id: older }) => group ?? older ?? '', {
    optional: true,
    width: 120,
    cell: ({ group_id: group, consistencygroup_id: older }) => (group ? <GroupName id={group} /> : older),
  }),
  column('type', words.type, ({ volume_type: type }) => type ?? '', { search: true, width: 104 }),
  column('attachedTo', volumeFields.attachedTo, attachedText, {
    priority: 2,
    width: 172,
    grow: 2,
    cell: ({ attachments }) => attachments.length > 0 && <Attachments attachments={attachments} />,
  }),
  column('zone', words.availabilityZone, ({ availability_zone: zone }) => zone ?? '', {
    search: true,
    width: 152,
    grow: 0.5,
  }),
  column('bootable', volumeFields.bootable, ({ bootable }) => bootable === 'true', {
    search: true,
    width: 102,
    grow: 0.5,
    format: 'yes-no',
  }),
  fieldColumn('encrypted', moreWords.encrypted, { search: true, width: 108, grow: 0.5, format: 'yes-no' }),
  column('created', words.created, ({ created_at: created }) => created, {
    optional: true,
    width: 176,
    format: 'moment',
  }),
  // Cinder has no tags.
  column(
    'metadata',
    words.metadata,
    ({ metadata }) =>
      Object.entries(metadata)
        .map(([key, value]) => `${key}=${value}`)
        .join(', '),
    { search: true, optional: true, width: 150 },
  ),
]
