import type { ServerGroup } from '@meridian/contract'
import type { Facet } from '../../framework/resource/define-resource.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { policyOf, serverGroupLabel } from './server-group.columns.tsx'
import { policyNames, serverGroupFields } from './server-group.messages.ts'

/** In the page: Nova filters server groups by nothing. */
export const serverGroupFacets: Facet<ServerGroup>[] = [
  textFacet('name', serverGroupFields.name, serverGroupLabel),
  textFacet('id', serverGroupFields.id, ({ id }) => id),
  {
    id: 'policy',
    label: serverGroupFields.policy,
    options: Object.entries(policyNames).map(([value, label]) => ({ value, label })),
    on: { test: (group, value) => policyOf(group) === value },
  },
]
