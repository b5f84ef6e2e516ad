import type { Image, Volume, VolumeSnapshot } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import type { Column, Facet } from '../../../framework/resource/column.ts'
import type { Item } from '../../../framework/resource/item.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { formatBytes, formatGigabytes } from '../../../framework/text/units.ts'
import { codes } from '../../../services/launch/choosing.messages.ts'
import { amount, codeFacet, coded, column, flagFacet, named, textFacet } from './columns.ts'

const moment = <T extends Item>(id: 'updated' | 'created', value: (item: T) => string): Column<T> =>
  column(id, value, { width: 150, text: (item, { intl }) => formatMoment(intl, value(item), 'short') })

const format = (value: string | null) => (value ?? '').toUpperCase()

const imageVisibility = (image: Image) => (image.is_public ? 'public' : 'private')

export const imageColumns: Column<Image>[] = [
  named(),
  moment('updated', ({ updated_at: at }) => at),
  amount(
    'size',
    ({ size }) => size,
    (intl: IntlShape, bytes) => formatBytes(intl, bytes),
    { priority: 2 },
  ),
  column('type', ({ disk_format: disk }) => format(disk), { priority: 2 }),
  coded('visibility', imageVisibility),
]

const VISIBILITIES = [
  ['public', codes.public],
  ['private', codes.private],
] as const

export const imageFacets: Facet<Image>[] = [
  textFacet('name', ({ name }) => name),
  textFacet('type', ({ disk_format: disk }) => disk),
  codeFacet('visibility', imageVisibility, VISIBILITIES),
]

const volumeSource = (volume: Volume) => format(String(volume.volume_image_metadata.disk_format ?? ''))

export const volumeColumns: Column<Volume>[] = [
  named(),
  column('description', ({ description }) => description),
  amount('size', ({ size }) => size, formatGigabytes, { priority: 2 }),
  column('type', volumeSource, { priority: 2 }),
  column('zone', ({ availability_zone: zone }) => zone),
]

export const volumeFacets: Facet<Volume>[] = [
  textFacet('name', ({ name }) => name),
  textFacet('description', ({ description }) => description),
  textFacet('type', volumeSource),
  textFacet('zone', ({ availability_zone: zone }) => zone),
  flagFacet('encrypted', ({ encrypted }) => encrypted),
]

const STATUSES = (['available', 'creating', 'deleting', 'error', 'error_deleting'] as const).map(
  (status) => [status, codes[status]] as const,
)

export const volumeSnapshotColumns: Column<VolumeSnapshot>[] = [
  named(),
  column('description', ({ description }) => description),
  amount('size', ({ size }) => size, formatGigabytes, { priority: 2 }),
  moment('created', ({ created_at: at }) => at),
  coded('status', ({ status }) => status, { priority: 2 }),
]

export const volumeSnapshotFacets: Facet<VolumeSnapshot>[] = [
  textFacet('name', ({ name }) => name),
  textFacet('description', ({ description }) => description),
  codeFacet('status', ({ status }) => status, STATUSES),
]
