import type { Domain } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { identityFields } from '../../services/identity/identity.messages.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { YES_NO } from '../../framework/text/yes-no.ts'
import { domainFields } from './domain.messages.ts'

/** In the page: there are few, and they come at once. */
export const domainFacets: Facet<Domain>[] = [
  textFacet('name', domainFields.name, ({ name }) => name),
  textFacet('id', domainFields.id, ({ id }) => id),
  {
    id: 'enabled',
    label: identityFields.enabled,
    options: YES_NO,
    on: { test: ({ enabled }, value) => String(enabled) === value },
  },
]
