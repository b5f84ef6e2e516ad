import type { Facet } from '../../framework/define-resource.ts'
import { keypairFields } from './keypair.messages.ts'
import type { Keypair } from './keypair.queries.ts'

/** In the page: Nova lists all of a user's at once. */
export const keypairFacets: Facet<Keypair>[] = [
  {
    id: 'name',
    label: keypairFields.name,
    on: { test: ({ name }, value) => name.toLowerCase().includes(value.toLowerCase()) },
  },
]
