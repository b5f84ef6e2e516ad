import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { OpenCall } from '../../../core/service/api.ts'

type Item = Readonly<Record<string, unknown>>

interface Listing<R> {
  /** The key of the items, and of the links unless they differ. */
  key: string
  linksKey?: string
  /** Path below the service. */
  path: string
  rows: readonly R[]
  /** The attribute that pages end at. */
  id?: keyof R & string
  view: (rows: R[]) => object[]
  /** Attributes that only the view knows, so that filters by them must see it. */
  viewed?: readonly string[]
}

/** Filters by attributes and tags, sorts, pages and picks fields. */
export function listReply<R extends object>(call: OpenCall, listing: Listing<R>): Reply {
  const { key, linksKey = `${key}_links`, rows, id = 'id' as keyof R & string, view, viewed = [] } = listing // every row has an id
  const { query } = call
  const isViewed = viewed.some((name) => query.has(name) || query.get('sort')?.includes(name))
  const described = isViewed ? pair(rows, view([...rows])) : rows.map((row) => ({ row, item: itemOf(row) }))
  const wanted = sorted(
    described.filter(({ item }) => matches(item, query)),
    query,
  )
  const { page, next } = pageOf(wanted, query, (entry) => String(entry.row[id]))
  const items = view(page.map(({ row }) => row)).map((item) => picked(itemOf(item), query))
  return ok({ [key]: items, [linksKey]: next === undefined ? [] : [linkTo(call, listing.path, next)] })
}

const itemOf = (value: object): Item => ({ ...value })

const pair = <R>(rows: readonly R[], items: readonly object[]) =>
  rows.map((row, index) => ({ row, item: itemOf(items[index] ?? {}) }))

/** The item with the attributes that `fields` names. */
export function picked(item: Item, query: URLSearchParams): Item {
  const fields = query.getAll('fields').flatMap((field) => field.split(','))
  return fields.length === 0 ? item : Object.fromEntries(Object.entries(item).filter(([key]) => fields.includes(key)))
}

const RESERVED = new Set([
  'limit',
  'marker',
  'sort',
  'sort_key',
  'sort_dir',
  'fields',
  'page_reverse',
  'project_id',
  'tenant_id',
])

function matches(item: Item, query: URLSearchParams): boolean {
  const tags = Array.isArray(item['tags']) ? item['tags'].map(String) : []
  const listed = (name: string) => query.getAll(name).flatMap((value) => value.split(','))
  const has = (tag: string) => tags.includes(tag)
  if (query.has('tags') && !listed('tags').every(has)) return false
  if (query.has('tags-any') && !listed('tags-any').some(has)) return false
  if (query.has('not-tags') && listed('not-tags').every(has)) return false
  if (query.has('not-tags-any') && listed('not-tags-any').some(has)) return false
  return [...new Set(query.keys())].every((name) => {
    if (RESERVED.has(name) || name.includes('tags') || !Object.hasOwn(item, name)) return true
    return query.getAll(name).some((value) => isSame(item[name], value))
  })
}

const isSame = (own: unknown, value: string) =>
  typeof own === 'boolean' ? String(own) === value.toLowerCase() : own !== null && String(own) === value

function sorted<E extends { item: Item }>(entries: E[], query: URLSearchParams): E[] {
  const pairs =
    query.get('sort') ??
    query
      .getAll('sort_key')
      .map((name, at) => `${name}:${query.getAll('sort_dir')[at] ?? 'asc'}`)
      .join(',')
  if (pairs === '' || entries.length === 0) return entries
  const keys = pairs.split(',').map((part) => part.split(':', 2))
  const known = entries[0]?.item ?? {}
  for (const [name = '', direction = 'asc'] of keys) {
    if (!Object.hasOwn(known, name)) throw badRequest(`Supplied sort key '${name}' is not valid.`)
    if (!['asc', 'desc'].includes(direction)) throw badRequest(`Supplied sort direction '${direction}' is not valid.`)
  }
  return entries.toSorted((one, other) => {
    for (const [name = '', direction] of keys) {
      const order = compared(one.item[name], other.item[name])
      if (order !== 0) return direction === 'desc' ? -order : order
    }
    return 0
  })
}

const compared = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : Number(String(one) > String(other)) - Number(String(one) < String(other))

function pageOf<E>(entries: readonly E[], query: URLSearchParams, idOf: (entry: E) => string) {
  const marker = query.get('marker')
  const start = marker === null ? 0 : entries.findIndex((entry) => idOf(entry) === marker) + 1
  if (marker !== null && start === 0) throw badRequest(`Supplied pagination marker '${marker}' is not valid.`)
  const limit = query.get('limit')
  if (limit !== null && !/^-?\d{1,9}$/.test(limit))
    throw badRequest(`Supplied pagination limit '${limit}' is not valid.`)
  const size = limit === null || Number(limit) < 1 ? entries.length : Number(limit)
  const page = entries.slice(start, start + size)
  const last = page.at(-1)
  return { page, next: last !== undefined && start + size < entries.length ? idOf(last) : undefined }
}

function linkTo({ baseUrl, query }: OpenCall, path: string, marker: string) {
  const parameters = new URLSearchParams(query)
  parameters.set('marker', marker)
  return { href: `${baseUrl}/load-balancer${path}?${parameters}`, rel: 'next' }
}
