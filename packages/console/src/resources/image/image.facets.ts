import type { Image } from '@meridian/contract'
import type { MessageDescriptor } from 'react-intl'
import type { Facet } from '../../framework/resource/column.ts'
import { YES_NO } from '../../framework/text/yes-no.ts'
import { formatNames, imageFields, imageStatuses, visibilityFacet } from './image.messages.ts'

const optionsOf = (labels: Record<string, MessageDescriptor>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const { active, saving, queued, pending_delete, killed, deactivated, deleted } = imageStatuses

/** All by the names that the image API gives them. */
export const imageFacets: Facet<Image>[] = [
  { id: 'name', label: imageFields.name, on: 'server' },
  {
    id: 'status',
    label: imageFields.status,
    on: 'server',
    options: optionsOf({ active, saving, queued, pending_delete, killed, deactivated, deleted }),
  },
  { id: 'visibility', label: imageFields.visibility, on: 'server', options: optionsOf(visibilityFacet) },
  {
    id: 'protected',
    label: imageFields.protected,
    on: 'server',
    options: YES_NO,
  },
  { id: 'disk_format', label: imageFields.format, on: 'server', options: optionsOf(formatNames) },
  { id: 'size_min', label: imageFields.minSize, on: 'server', numeric: true },
  { id: 'size_max', label: imageFields.maxSize, on: 'server', numeric: true },
]
