import type { Volume } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { YES_NO } from '../../framework/text/yes-no.ts'
import { volumeLabel } from './volume-label.ts'
import { volumeFields, volumeStatuses } from './volume.messages.ts'

/** All in the page: Cinder knows whole names only. */
export const volumeFacets: Facet<Volume>[] = [
  textFacet('name', volumeFields.name, volumeLabel),
  {
    id: 'status',
    label: volumeFields.status,
    options: Object.entries(volumeStatuses).map(([value, label]) => ({ value, label })),
    on: { test: ({ status }, value) => status === value },
  },
  textFacet('type', volumeFields.type, ({ volume_type: type }) => type ?? ''),
  textFacet('zone', volumeFields.zone, ({ availability_zone: zone }) => zone ?? ''),
  {
    id: 'bootable',
    label: volumeFields.bootable,
    options: YES_NO,
    on: { test: ({ bootable }, value) => bootable === value },
  },
]
