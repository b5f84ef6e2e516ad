import type { MetricResource } from '@meridian/wire'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'

const DEFAULT_LIMIT = 1000

/** One page of resources in the requested order. */
export function pageOf<T extends { id: string }>(query: URLSearchParams, all: readonly T[]): T[] {
  const sorted = all.toSorted(orderOf(query.getAll('sort').flatMap((one) => one.split(','))))
  const marker = query.get('marker')
  const start = marker === null ? 0 : sorted.findIndex(({ id }) => id === marker) + 1
  if (marker !== null && start === 0) throw badRequest(`Invalid marker: ${marker}`)
  return sorted.slice(start, start + limitOf(query))
}

/** The link to the next page, which a full page has. */
export function nextPage({ baseUrl, target, query }: Call, page: readonly { id: string }[]): Record<string, string> {
  const last = page.at(-1)
  if (!query.has('limit') || !last || page.length < limitOf(query)) return {}
  const next = new URLSearchParams([...query].filter(([name]) => name !== 'marker'))
  next.set('marker', last.id)
  next.sort()
  return { link: `<${baseUrl}/metric${target.split('?', 1)[0]}?${next}>; rel="next"` }
}

function limitOf(query: URLSearchParams): number {
  const requested = query.get('limit')
  if (requested === null) return DEFAULT_LIMIT
  if (!/^[1-9]\d*$/.test(requested)) throw badRequest('Limit must be positive')
  return Math.min(Number(requested), DEFAULT_LIMIT)
}

/** `name:asc`, `started_at:desc-nullslast`; ties are sorted by id. */
function orderOf<T extends { id: string }>(keys: readonly string[]): (one: T, other: T) => number {
  const orders = [...keys, 'id:asc'].map((key) => {
    const [name = '', direction = 'asc'] = key.split(':', 2)
    const sign = direction.startsWith('desc') ? -1 : 1
    return (one: T, other: T) => sign * compare(textAt(one, name), textAt(other, name))
  })
  return (one, other) => orders.reduce((result, order) => result || order(one, other), 0)
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const textAt = (value: object, name: string): string => {
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return typeof found === 'string' ? found : ''
}

/** Without metrics and with only the attributes in `attrs`, if it is given. */
export function trimmed(query: URLSearchParams, resource: MetricResource): Partial<MetricResource> {
  const requested = query.getAll('attrs')
  if (requested.length === 0) return resource
  return Object.fromEntries(Object.entries(resource).filter(([name]) => requested.includes(name)))
}
