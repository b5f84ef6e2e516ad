import type { Facet } from '../../framework/resource/column.ts'
import { textFacet } from '../../framework/search/text-facet.ts'
import { keypairFields } from './keypair.messages.ts'
import type { Keypair } from './keypair.queries.ts'

/** In the page: Nova lists all of a user's at once. */
export const keypairFacets: Facet<Keypair>[] = [textFacet('name', keypairFields.name, ({ name }) => name)]
