import { ServiceOutage } from './errors.ts'
import type { ServiceClient } from './service-client.ts'
import { withQuery, type Query } from './url.ts'

export interface Page<T> {
  items: T[]
  more: boolean
  /** The marker of the next page, if the service names it; else it is the last item's id. */
  next?: string | undefined
}

/** The page of a list that a response has at `key`. */
export function pageIn<T>(client: ServiceClient, body: object, key: string): Page<T> {
  const items = (body as Record<string, unknown>)[key] // its members are checked here
  if (!Array.isArray(items)) throw new ServiceOutage(client.service, 'garbage')
  const link = nextLinkIn(body)
  return { items: items as T[], more: link !== undefined, next: link ? markerIn(link) : undefined } // items are checked by the reply's schema
}

/** Every service may end a list where its operator says, and then links to the rest; each has its own key for that. */
function nextLinkIn(body: object): string | undefined {
  for (const [key, value] of Object.entries(body) as [string, unknown][]) {
    if (key === 'next' && typeof value === 'string') return value
    if (!key.endsWith('links')) continue
    const next: unknown = Array.isArray(value) ? hrefOf(value.find(isNext)) : nextOf(value)
    if (typeof next === 'string') return next
  }
  return undefined
}

const isNext = (link: { rel?: unknown } | null) => link?.rel === 'next'

const hrefOf = (link: { href?: unknown } | undefined) => link && String(link.href ?? '')

/** Keystone's links are an object. */
const nextOf = (links: unknown): unknown =>
  typeof links === 'object' && links !== null && 'next' in links ? links.next : undefined

/**
 * The link itself is not followed, since a service behind a proxy can name a host that is not the catalogue's. Its marker
 * is a name for key pairs, and a second id for migrations.
 */
const markerIn = (link: string) => new URLSearchParams(link.slice(link.indexOf('?') + 1)).get('marker') ?? undefined

/** Reads page after page until the service has no more. */
export async function allPages<T>(readPage: (marker: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = []
  let marker: string | undefined
  for (;;) {
    const { items, more, next } = await readPage(marker)
    for (const item of items) all.push(item)
    const following = next ?? idOf(items.at(-1))
    // A service that repeats its last page would make this loop endless.
    if (!more || following === undefined || following === marker) return all
    marker = following
  }
}

function idOf(item: unknown): string | undefined {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined
  return typeof id === 'string' ? id : undefined
}

/** GET: a whole list. No call takes a list out of a response otherwise, so that none takes the first page for all. */
export const listAt = <T>(client: ServiceClient, url: string, key: string, query: Query = {}): Promise<T[]> =>
  allPages(async (marker) => {
    const after = marker === undefined ? query : { ...query, marker }
    return pageIn<T>(client, (await client.get<object>(withQuery(url, after))).body, key)
  })
