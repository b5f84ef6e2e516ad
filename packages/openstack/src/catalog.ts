import type { CatalogEntry } from '@meridian/wire'
import { MissingService } from './errors.ts'

/** Names that clouds use for the same service, best first. https://service-types.openstack.org */
const ALIASES: Record<string, string[]> = {
  volume: ['block-storage', 'volumev3', 'block-store', 'volume'],
}

/** The public endpoint of a service in a region (any region when null). */
export function endpointOf(catalog: CatalogEntry[], type: string, region: string | null): string {
  for (const name of ALIASES[type] ?? [type]) {
    for (const entry of catalog) {
      if (entry.type !== name) continue
      const endpoint = entry.endpoints.find(
        (one) => one.interface === 'public' && (!region || regionOf(one) === region),
      )
      if (endpoint) return endpoint.url
    }
  }
  throw new MissingService(type)
}

/** Cached by catalogue, since each call needs them. */
const known = new WeakMap<CatalogEntry[], readonly string[]>()

/** Regions that have an endpoint of a service other than identity, in the catalogue's order. */
export function regionsOf(catalog: CatalogEntry[]): readonly string[] {
  const regions = known.get(catalog) ?? findRegions(catalog)
  known.set(catalog, regions)
  return regions
}

function findRegions(catalog: CatalogEntry[]): string[] {
  const services = catalog.filter((entry) => entry.type !== 'identity')
  return [...new Set((services.length ? services : catalog).flatMap((entry) => entry.endpoints.map(regionOf)))]
}

const regionOf = (endpoint: { region: string; region_id: string }) => endpoint.region_id || endpoint.region
