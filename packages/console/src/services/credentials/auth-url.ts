import type { CatalogEntry } from '@meridian/contract'

/** Catalogues may name Keystone without its version; most clients want to be told. */
function versioned(url: string): string {
  const bare = url.replace(/\/+$/, '')
  return /\/v\d[^/]*$/.test(bare) ? bare : `${bare}/v3`
}

/** The address that Keystone gives out for itself in a region, with its version; null where it gives none. */
export function authUrlOf(catalog: readonly CatalogEntry[], region: string | null): string | null {
  const endpoints = catalog.find(({ type }) => type === 'identity')?.endpoints ?? []
  const url = (endpoints.find(({ region_id }) => region_id === region) ?? endpoints[0])?.url
  return url === undefined ? null : versioned(url)
}
