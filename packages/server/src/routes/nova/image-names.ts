import { images, ServiceOutage } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import { withTimeout } from '../../with-timeout.ts'
import { LruMap } from '../../lru-map.ts'

/** How long a list of servers waits for the names of their images. */
const PATIENCE_MS = 300
/** How long a cached name is used before it is read again: images are hardly ever renamed. */
const CACHE_MS = 60_000
/** How many ids one request to Glance has: its URL stays below 4 kB. */
const IDS_AT_ONCE = 100
/** For how many users names are cached. */
const USERS = 1000

export type ImageNameTable = ReadonlyMap<string, { name: string | null }>

interface CachedName {
  name: string | null
  until: number
}

/** Names of images by id, cached for each user, since users see different images. */
export class ImageNames {
  readonly #users = new LruMap<string, Map<string, CachedName>>(USERS)

  /** Waits only for names that are not cached; throws a `ServiceOutage` if they are late, and caches them for the next call. */
  async load(request: FastifyRequest, ids: readonly string[]): Promise<void> {
    const known = this.#cacheOf(request)
    const unique = [...new Set(ids)]
    const expired = unique.filter((id) => (known.get(id)?.until ?? Infinity) < Date.now())
    if (expired.length) readNames(request, known, expired).catch(() => {}) // the old name stays in use
    const missing = unique.filter((id) => !known.has(id))
    if (missing.length) await withTimeout(readNames(request, known, missing), PATIENCE_MS, late)
  }

  /** The names that are cached. */
  knownTo(request: FastifyRequest): ImageNameTable {
    return this.#cacheOf(request)
  }

  #cacheOf({ access: { token, region } }: FastifyRequest): Map<string, CachedName> {
    const user = JSON.stringify([token.user.id, token.project?.id, region])
    const known = this.#users.get(user) ?? new Map<string, CachedName>()
    this.#users.set(user, known)
    return known
  }
}

async function readNames(request: FastifyRequest, known: Map<string, CachedName>, ids: string[]): Promise<void> {
  const glance = request.openstack('image')
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  )
  await Promise.all(
    parts.map(async (part) => {
      const found = await images.list(glance, {
        id: `in:${part.join(',')}`,
        visibility: 'all',
        limit: part.length,
      })
      const names = new Map(found.map(({ id, name }) => [id, name]))
      const until = Date.now() + CACHE_MS
      for (const id of part) known.set(id, { name: names.get(id) ?? null, until })
    }),
  )
}

const late = () => {
  throw new ServiceOutage('image', 'timeout')
}
