import type { FlavorDetails as Flavor } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { YES_NO } from '../../framework/text/yes-no.ts'
import { isPublic } from './flavor.columns.tsx'
import { flavorFields } from './flavor.messages.ts'

const number = (id: keyof typeof flavorFields, valueOf: (flavor: Flavor) => number): Facet<Flavor> => ({
  id,
  label: flavorFields[id],
  numeric: true,
  on: { test: (flavor, value) => valueOf(flavor) === Number(value) },
})

/** All in the page: Nova lists every flavor at once and filters by none of these but the last. */
export const flavorFacets: Facet<Flavor>[] = [
  {
    id: 'name',
    label: flavorFields.name,
    on: { test: ({ name }, value) => name.toLowerCase().includes(value.toLowerCase()) },
  },
  number('vcpus', ({ vcpus }) => vcpus),
  number('ram', ({ ram }) => ram),
  number('disk', ({ disk }) => disk),
  {
    id: 'public',
    label: flavorFields.public,
    options: YES_NO,
    on: { test: (flavor, value) => String(isPublic(flavor)) === value },
  },
]
