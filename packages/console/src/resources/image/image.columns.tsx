import { imageType, TRANSITIONAL_STATUSES, visibilityLabel, type Image } from '@meridian/contract'
import { Lock } from 'lucide-react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { formatBytes } from '../../framework/text/bytes.ts'
import { formatMoment } from '../../framework/text/dates.ts'
import type { Column } from '../../framework/resource/column.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { StatusCell } from '../../framework/table/StatusCell.tsx'
import { formatGigabytes, formatMegabytes } from '../../framework/text/units.ts'
import { yesNo } from '../../framework/text/yes-no.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { imageFields, imageStatuses, imageTypes, visibilityLabels } from './image.messages.ts'
import { imageManifest } from './image.manifest.ts'

/** Unnamed images show their id. */
export const imageLabel = (image: Image) => image.name || image.id

export const isTransitional = (image: Image) => TRANSITIONAL_STATUSES.includes(image.status)

const STATUS_TONES: Record<string, StatusTone> = { active: 'ok', killed: 'bad', deactivated: 'warn' }

/** The catalogue's word for a code of the API, or the code itself where a newer API has one that we do not know. */
function wordFor(intl: IntlShape, words: Readonly<Record<string, MessageDescriptor>>, code: string): string {
  const word = Object.hasOwn(words, code) ? words[code] : undefined
  return word ? intl.formatMessage(word) : code
}

const statusWord = (intl: IntlShape, { status }: Image) => wordFor(intl, imageStatuses, status)

export const ImageStatus = ({ image, intl }: { image: Image; intl: IntlShape }) => {
  const busy = isTransitional(image)
  return (
    <StatusCell
      tone={STATUS_TONES[image.status] ?? (busy ? 'busy' : 'off')}
      word={statusWord(intl, image)}
      busy={busy}
    />
  )
}

export const Protected = ({ image, intl }: { image: Image; intl: IntlShape }) => (
  <span className="flex items-center gap-1.5">
    {image.protected && <Lock aria-hidden className="size-3.5 text-ink-3" />}
    {yesNo(intl, image.protected)}
  </span>
)

const typeWord = (intl: IntlShape, image: Image) => intl.formatMessage(imageTypes[imageType(image)])

const visibilityWord = (intl: IntlShape, image: Image, projectId: string | null) =>
  wordFor(intl, visibilityLabels, visibilityLabel(image, projectId))

const shout = (format: string | null) => format?.toUpperCase() ?? ''

export const imageColumns: Column<Image>[] = [
  nameColumn({ type: imageManifest.type, label: imageLabel, header: imageFields.name }),
  {
    id: 'owner',
    header: imageFields.owner,
    width: 110,
    policy: [['identity', 'identity:get_project']],
    relates: 'project',
    value: ({ owner }, { projectName }) => projectName(owner),
  },
  { id: 'type', header: imageFields.type, width: 90, grow: 0.5, value: (image, { intl }) => typeWord(intl, image) },
  {
    id: 'status',
    header: imageFields.status,
    priority: 1,
    width: 112,
    value: (image, { intl }) => statusWord(intl, image),
    cell: (image, { intl }) => <ImageStatus image={image} intl={intl} />,
  },
  {
    id: 'visibility',
    header: imageFields.visibility,
    priority: 2,
    width: 108,
    grow: 4,
    value: (image, { intl, session }) => visibilityWord(intl, image, session.project_id),
  },
  {
    id: 'protected',
    header: imageFields.protected,
    width: 90,
    grow: 0.5,
    value: (image) => image.protected,
    text: (image, { intl }) => yesNo(intl, image.protected),
    cell: (image, { intl }) => <Protected image={image} intl={intl} />,
  },
  {
    id: 'disk_format',
    header: imageFields.diskFormat,
    width: 116,
    grow: 0.5,
    value: (image) => shout(image.disk_format),
  },
  {
    id: 'size',
    header: imageFields.size,
    priority: 2,
    width: 96,
    grow: 0.5,
    align: 'end',
    value: ({ size }) => size,
    text: ({ size }, { intl }) => formatBytes(intl, size),
  },
  {
    id: 'container_format',
    header: imageFields.containerFormat,
    optional: true,
    width: 130,
    value: (image) => shout(image.container_format),
  },
  {
    id: 'min_disk',
    header: imageFields.minDisk,
    optional: true,
    width: 90,
    align: 'end',
    value: (image) => image.min_disk,
    text: (image, { intl }) => formatGigabytes(intl, image.min_disk),
  },
  {
    id: 'min_ram',
    header: imageFields.minRam,
    optional: true,
    width: 90,
    align: 'end',
    value: (image) => image.min_ram,
    text: (image, { intl }) => formatMegabytes(intl, image.min_ram),
  },
  {
    id: 'created_at',
    header: imageFields.createdAt,
    optional: true,
    width: 170,
    value: (image) => image.created_at,
    text: (image, { intl }) => formatMoment(intl, image.created_at),
  },
  {
    id: 'updated_at',
    header: imageFields.updatedAt,
    optional: true,
    width: 170,
    value: (image) => image.updated_at,
    text: (image, { intl }) => formatMoment(intl, image.updated_at),
  },
]
