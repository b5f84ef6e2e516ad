import type { SecurityGroup } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { securityGroupLabel } from './security-group.columns.tsx'
import { securityGroupFields } from './security-group.messages.ts'

/** In the page: Neutron finds by the whole name only. */
export const securityGroupFacets: Facet<SecurityGroup>[] = [
  textFacet('name', securityGroupFields.name, securityGroupLabel),
  textFacet('id', securityGroupFields.id, ({ id }) => id),
  textFacet('description', securityGroupFields.description, ({ description }) => description),
]
