import type { Group } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { groupFields } from './group.messages.ts'

/** Keystone filters by whole names; ids it does not filter by. */
export const groupFacets: Facet<Group>[] = [
  { id: 'name', label: groupFields.name, on: 'server' },
  textFacet('id', groupFields.id, ({ id }) => id),
]
