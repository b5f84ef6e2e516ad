import type { Link } from '@meridian/wire'
import type { Call } from '../../core/service/api.ts'

/** The service's URL as the client reached it. */
export const computeUrl = ({ baseUrl }: Pick<Call, 'baseUrl'>) => `${baseUrl}/compute`

export const selfLink = (url: string, collection: string, id: string) => `${url}/v2.1/${collection}/${id}`

export const bookmark = (url: string, collection: string, id: string): Link => ({
  rel: 'bookmark',
  href: `${url}/${collection}/${id}`,
})

/** The `self` and `bookmark` links. */
export const linksTo = (url: string, collection: string, id: string): Link[] => [
  { rel: 'self', href: selfLink(url, collection, id) },
  bookmark(url, collection, id),
]

/** `{ servers_links: […] }` if there is a next page: the same query, sorted by name, with `last` as the marker. */
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
