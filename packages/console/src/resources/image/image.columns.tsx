import { imageType, isHidden, TRANSITIONAL_STATUSES, visibilityLabel, type Image } from '@meridian/contract'
import { Lock } from 'lucide-react'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
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
  column(
    'owner',
    words.owner,
    ({ owner }, { projectName, intl }) =>
      owner !== null && projectName(owner) === owner ? intl.formatMessage(imageFields.otherOwner) : projectName(owner),
    {
      width: 110,
      policy: [['identity', 'identity:get_project']],
      relates: 'project',
      tooltip: ({ owner }) => owner ?? '',
    },
  ),
  column('type', words.type, imageType, { width: 90, grow: 0.5, words: imageTypes }),
  fieldColumn('status', words.status, {
    priority: 1,
    width: 112,
    words: imageStatuses,
    cell: (image, { intl }) => {
      const busy = isTransitional(image)
      const tone = STATUS_TONES[image.status] ?? (busy ? 'busy' : 'off')
      const guard = image.protected ? intl.formatMessage(imageMessages.guarded) : null
      return <StatusCell tone={tone} word={wordFor(intl, imageStatuses, image.status)} busy={busy} guard={guard} />
    },
  }),
  column(
    'visibility',
    words.visibility,
    (image, { session, settings }) =>
      visibilityLabel(image, session.project_id, Number(settingAt(settings, ['HORIZON_ACTIVE_IMAGE_VERSION'], '2'))),
    { priority: 2, width: 108, grow: 4, words: visibilityLabels },
  ),
  column('protected', words.protected, (image) => image.protected, {
    width: 90,
    grow: 0.5,
    format: 'yes-no',
    cell: (image, { intl }) => (
      <span className="flex items-center gap-1.5">
        {image.protected && <Lock aria-hidden className="size-3.5 text-ink-3" />}
        {yesNo(intl, image.protected)}
      </span>
    ),
  }),
  column('os_hidden', imageFields.hidden, (image) => isHidden(image), {
    optional: true,
    width: 90,
    grow: 0.5,
    format: 'yes-no',
  }),
  column('member_status', imageFields.offer, (image) => image.member_status, {
    scopes: ['project'],
    optional: true,
    width: 100,
    grow: 0.5,
    words: memberStatuses,
  }),
  column('disk_format', words.diskFormat, (image) => upperCase(image.disk_format), { width: 126, grow: 0.5 }),
  fieldColumn('size', words.size, {
    priority: 2,
    width: 96,
    grow: 0.5,
    align: 'end',
    text: ({ size }, { intl }) => formatBytes(intl, size),
  }),
  column('container_format', imageFields.containerFormat, (image) => upperCase(image.container_format), {
    optional: true,
    width: 130,
  }),
  column('min_disk', words.minDisk, (image) => image.min_disk, {
    optional: true,
    width: 90,
    align: 'end',
    text: (image, { intl }) => formatGigabytes(intl, image.min_disk),
  }),
  column('min_ram', words.minRam, (image) => image.min_ram, {
    optional: true,
    width: 90,
    align: 'end',
    text: (image, { intl }) => formatMegabytes(intl, image.min_ram),
  }),
  column('created_at', words.createdAt, (image) => image.created_at, { optional: true, width: 176, format: 'moment' }),
  column('updated_at', words.updatedAt, (image) => image.updated_at, { optional: true, width: 176, format: 'moment' }),
  tagsColumn(({ tags = [] }) => tags, { search: undefined, optional: true }),
]
