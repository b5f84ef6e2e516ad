import type { Link } from '@meridian/wire'
import type { Call } from '../../core/service/api.ts'

/** Where the service is, as the client reached it. */
export const computeUrl = ({ baseUrl }: Pick<Call, 'baseUrl'>) => `${baseUrl}/compute`

export const selfLink = (url: string, collection: string, id: string) => `${url}/v2.1/${collection}/${id}`

export const bookmark = (url: string, collection: string, id: string): Link => ({
  rel: 'bookmark',
  href: `${url}/${collection}/${id}`,
})

/** The two links that every resource has. */
export const linksTo = (url: string, collection: string, id: string): Link[] => [
  { rel: 'self', href: selfLink(url, collection, id) },
  bookmark(url, collection, id),
]

/** `{ servers_links: […] }` where there is a next page: the query again, its names in order, from `last` on. */
export function nextPage(
  call: Call,
  collection: string,
  key: string,
  last: string | undefined,
): Record<string, Link[]> {
  if (last === undefined) return {}
  const query = new URLSearchParams(call.query)
  query.delete('marker')
  query.sort()
  query.append('marker', last)
  return { [`${key}_links`]: [{ rel: 'next', href: `${computeUrl(call)}/v2.1/${collection}?${query}` }] }
}
