import * as z from 'zod'
import { get } from '../endpoint.ts'

export const CatalogEndpoint = z.object({
  id: z.string(),
  interface: z.enum(['public', 'internal', 'admin']),
  region: z.string(),
  region_id: z.string(),
  url: z.string(),
})

const CatalogEntry = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  endpoints: z.array(CatalogEndpoint.extend({ interface: z.literal('public') })),
})
export type CatalogEntry = z.infer<typeof CatalogEntry>

/** Service types with an endpoint in the region. Identity is always included: the user signed in with it. */
export const servicesIn = (catalog: readonly CatalogEntry[], region: string | null): string[] => [
  'identity',
  ...catalog
    .filter(({ endpoints }) => endpoints.some((at) => at.region_id === region || at.region === region))
    .map(({ type }) => type),
]

export const catalogEndpoints = {
  identityVersion: get('/api/keystone/version/', 'Show the version of the identity API', {
    result: z.object({ version: z.string() }),
  }),
  serviceCatalog: get('/api/keystone/svc-catalog/', 'List services of the catalogue with their public endpoints', {
    result: z.array(CatalogEntry),
  }),
}
