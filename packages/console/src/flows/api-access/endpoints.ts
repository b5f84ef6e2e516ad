import type { CatalogEntry } from '@meridian/contract'

/** An address of a service, as the table has it. */
export interface ServiceEndpoint {
  id: string
  /** As people write it: 'Object Store'. */
  service: string
  url: string
}

/** Abbreviations of products. */
const UPPER = ['ec2', 's3']

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The name of a type of service. */
export const serviceName = (type: string): string =>
  UPPER.includes(type) ? type.toUpperCase() : type.split('-').map(capitalized).join(' ')

/** Where the services of a region are. */
export const endpointsIn = (catalog: readonly CatalogEntry[], region: string | null): ServiceEndpoint[] =>
  catalog.flatMap(({ type, endpoints }) =>
    endpoints
      .filter((at) => region === null || at.region_id === region || at.region === region)
      .map(({ id, url }) => ({ id, service: serviceName(type), url })),
  )
