import type { QosPolicy } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { YES_NO } from '../../framework/text/yes-no.ts'
import { qosPolicyLabel } from './qos-policy.columns.tsx'
import { qosPolicyFields } from './qos-policy.messages.ts'

/** In the page: Neutron finds by whole names only. */
export const qosPolicyFacets: Facet<QosPolicy>[] = [
  textFacet('name', qosPolicyFields.name, qosPolicyLabel),
  textFacet('description', qosPolicyFields.description, ({ description }) => description),
  {
    id: 'shared',
    label: qosPolicyFields.shared,
    options: YES_NO,
    on: { test: ({ shared }, value) => String(shared) === value },
  },
]
