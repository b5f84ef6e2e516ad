import { images, ServiceOutage } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import { inTime } from '../../in-time.ts'

/** Longer than this no list of servers waits for the names of their images. */
const PATIENCE_MS = 300
/** How long a name is believed before it is asked for anew: images are hardly ever renamed. */
const KEEP_MS = 60_000
/** How many ids one request to Glance names: its URL stays below 4 kB. */
const IDS_AT_ONCE = 100
/** For how many users names are kept; who has not asked for longest is forgotten. */
const USERS = 1000

export type ImageNameTable = ReadonlyMap<string, string | null>

interface Known {
  name: string | null
  until: number
}

/** Names of images by id, as each user may see them. */
export class ImageNames {
  readonly #users = new Map<string, Map<string, Known>>()

  /** Only names never heard of are waited for: late ones are a `ServiceOutage` now, and known when next asked for. */
  async of(request: FastifyRequest, ids: readonly string[]): Promise<ImageNameTable> {
    const known = this.#knownTo(request)
    const wanted = [...new Set(ids)]
    const old = wanted.filter((id) => (known.get(id)?.until ?? Infinity) < Date.now())
    if (old.length) learn(request, known, old).catch(() => {}) // an old name is better than none
    const missing = wanted.filter((id) => !known.has(id))
    if (missing.length) await inTime(learn(request, known, missing), PATIENCE_MS, late)
    return new Map(wanted.map((id) => [id, known.get(id)?.name ?? null]))
  }

  #knownTo({ access: { token, region } }: FastifyRequest): Map<string, Known> {
    const user = JSON.stringify([token.user.id, token.project?.id, region])
    const known = this.#users.get(user) ?? new Map<string, Known>()
    this.#users.delete(user)
    this.#users.set(user, known)
    const [oldest] = this.#users.keys()
    if (this.#users.size > USERS && oldest !== undefined) this.#users.delete(oldest)
    return known
  }
}

async function learn(request: FastifyRequest, known: Map<string, Known>, ids: string[]): Promise<void> {
  const glance = request.openstack('image')
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  )
  await Promise.all(
    parts.map(async (part) => {
      const { items } = await images.page(glance, {
        id: `in:${part.join(',')}`,
        visibility: 'all',
        limit: part.length,
      })
      const names = new Map(items.map(({ id, name }) => [id, name]))
      const until = Date.now() + KEEP_MS
      for (const id of part) known.set(id, { name: names.get(id) ?? null, until })
    }),
  )
}

const late = () => {
  throw new ServiceOutage('image', 'timeout')
}
