import { hash } from 'node:crypto'
import type { IssuedToken } from '@meridian/openstack'
import type { CatalogEntry } from '@meridian/wire'
import { LruMap } from '../lru-map.ts'

const MAX_CATALOGS = 2000
const catalogs = new LruMap<string, CatalogEntry[]>(MAX_CATALOGS)

/** Shares one catalogue object among equal tokens: it is much larger than the rest of a token. */
export function sharedCatalog(issued: IssuedToken): IssuedToken {
  const { catalog } = issued.token
  if (!catalog) return issued
  const key = hash('sha256', JSON.stringify(catalog), 'base64')
  const shared = catalogs.get(key) ?? catalog
  catalogs.set(key, shared)
  return { ...issued, token: { ...issued.token, catalog: shared } }
}
