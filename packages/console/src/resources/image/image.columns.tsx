import { imageType, isHidden, TRANSITIONAL_STATUSES, visibilityLabel, type Image } from '@meridian/contract'
import { Lock } from 'lucide-react'
import type { Column } from '../../framework/resource/column.ts'
import { settingAt } from '../../framework/session/settings.ts'
import { StatusCell } from '../../framework/table/cells.tsx'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { tagsColumn } from '../../framework/tags/tags.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { formatBytes, formatGigabytes, formatMegabytes } from '../../framework/text/units.ts'
import { wordFor, yesNo } from '../../framework/text/wording.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import { imageManifest } from './image.manifest.ts'
import {
  imageFields,
  imageMessages,
  imageStatuses,
  imageTypes,
  memberStatuses,
  visibilityLabels,
} from './image.messages.ts'

export const isTransitional = (image: Image) => TRANSITIONAL_STATUSES.includes(image.status)

const STATUS_TONES: Record<string, StatusTone> = { active: 'ok', killed: 'bad', deactivated: 'warn' }

const upperCase = (format: string | null) => format?.toUpperCase() ?? ''

export const imageColumns: Column<Image>[] = [
  nameColumn(imageManifest),
  {
    id: 'owner',
    header: words.owner,
    width: 110,
    policy: [['identity', 'identity:get_project']],
    relates: 'project',
    value: ({ owner }, { projectName, intl }) =>
      owner !== null && projectName(owner) === owner ? intl.formatMessage(imageFields.otherOwner) : projectName(owner),
    tooltip: ({ owner }) => owner ?? '',
  },
  { id: 'type', header: words.type, width: 90, grow: 0.5, value: imageType, words: imageTypes },
  {
    id: 'status',
    header: words.status,
    priority: 1,
    width: 112,
    value: ({ status }) => status,
    words: imageStatuses,
    cell: (image, { intl }) => {
      const busy = isTransitional(image)
      const tone = STATUS_TONES[image.status] ?? (busy ? 'busy' : 'off')
      const guard = image.protected ? intl.formatMessage(imageMessages.guarded) : null
      return <StatusCell tone={tone} word={wordFor(intl, imageStatuses, image.status)} busy={busy} guard={guard} />
    },
  },
  {
    id: 'visibility',
    header: words.visibility,
    priority: 2,
    width: 108,
    grow: 4,
    value: (image, { session, settings }) =>
      visibilityLabel(image, session.project_id, Number(settingAt(settings, ['HORIZON_ACTIVE_IMAGE_VERSION'], '2'))),
    words: visibilityLabels,
  },
  {
    id: 'protected',
    header: words.protected,
    width: 90,
    grow: 0.5,
    value: (image) => image.protected,
    format: 'yes-no',
    cell: (image, { intl }) => (
      <span className="flex items-center gap-1.5">
        {image.protected && <Lock aria-hidden className="size-3.5 text-ink-3" />}
        {yesNo(intl, image.protected)}
      </span>
    ),
  },
  {
    id: 'os_hidden',
    header: imageFields.hidden,
    optional: true,
    width: 90,
    grow: 0.5,
    value: (image) => isHidden(image),
    format: 'yes-no',
  },
  {
    id: 'member_status',
    header: imageFields.offer,
    scopes: ['project'],
    optional: true,
    width: 100,
    grow: 0.5,
    value: (image) => image.member_status,
    words: memberStatuses,
  },
  {
    id: 'disk_format',
    header: words.diskFormat,
    width: 126,
    grow: 0.5,
    value: (image) => upperCase(image.disk_format),
  },
  {
    id: 'size',
    header: words.size,
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
    value: (image) => upperCase(image.container_format),
  },
  {
    id: 'min_disk',
    header: words.minDisk,
    optional: true,
    width: 90,
    align: 'end',
    value: (image) => image.min_disk,
    text: (image, { intl }) => formatGigabytes(intl, image.min_disk),
  },
  {
    id: 'min_ram',
    header: words.minRam,
    optional: true,
    width: 90,
    align: 'end',
    value: (image) => image.min_ram,
    text: (image, { intl }) => formatMegabytes(intl, image.min_ram),
  },
  {
    id: 'created_at',
    header: words.createdAt,
    optional: true,
    width: 176,
    value: (image) => image.created_at,
    format: 'moment',
  },
  {
    id: 'updated_at',
    header: words.updatedAt,
    optional: true,
    width: 176,
    value: (image) => image.updated_at,
    format: 'moment',
  },
  tagsColumn(({ tags = [] }) => tags, { search: undefined, optional: true }),
]
