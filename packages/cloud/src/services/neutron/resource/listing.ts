import type { Page, Sort } from '../../../core/database/collection.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { badResource } from '../faults.ts'
import { findVisible, isAdmin } from './find.ts'
import type { Kind } from './kind.ts'
import { viewRows } from './view-rows.ts'

const PAGING = ['fields', 'limit', 'marker', 'sort_key', 'sort_dir', 'page_reverse']

/** GET of a collection, with the common filters, sorting, paging and fields. */
export function listReply<Row extends { id: string }>(call: Call, kind: Kind<Row>, ...within: readonly Condition[]) {
  const { page, isReversed, limit } = readPage(call, kind)
  const visible = isAdmin(call) ? [] : [kind.visible(call.auth.projectId ?? '')]
  const found = kind.rows.list(call.db, { ...page, where: [...within, ...visible, ...filtersOf(call, kind)] })
  const rows = isReversed ? found.toReversed() : found
  const links = limit === undefined ? undefined : pageLinks(call, rows, limit, isReversed)
  return ok({ [kind.many]: viewRows(call, kind, rows), ...(links && { [`${kind.many}_links`]: links }) })
}

function filtersOf(call: Call, { filters }: Pick<Kind, 'filters'>): Condition[] {
  const names = refuseUnknownFilters(call, Object.keys(filters))
  return names.flatMap((name) => filters[name]?.(call.query.getAll(name), call) ?? [])
}

/** Returns the names of the query's filters; throws for names that are not `known`. */
export function refuseUnknownFilters({ query }: Call, known: readonly string[]): string[] {
  const names = [...new Set(query.keys())].filter((name) => !PAGING.includes(name))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw badRequest(`[${quoted(unknown)}] is invalid attribute for filtering`)
  return names
}

const quoted = (words: readonly string[]) => words.map((word) => `'${word.slice(0, 200)}'`).join(', ')

function readPage<Row extends { id: string }>(call: Call, kind: Kind<Row>) {
  const { query } = call
  const limit = limitOf(query)
  const isReversed = /^(true|1)$/i.test(query.get('page_reverse') ?? '')
  const marker = query.get('marker')
  const sort = sortOf(query, kind.sortable).map((key) => (isReversed ? { ...key, descending: !key.descending } : key))
  const page: Page<string> = {
    sort,
    ...(limit !== undefined && { limit }),
    ...(marker !== null && { after: findVisible(call, kind, marker).id }),
  }
  return { page, isReversed, limit }
}

/** Undefined without a limit, and for 0. */
function limitOf(query: URLSearchParams): number | undefined {
  const requested = query.get('limit')
  if (requested === null || requested === '') return undefined
  if (!/^\+?\d{1,15}$/.test(requested)) {
    throw badResource('limit', `Limit must be an integer 0 or greater and not '${requested.slice(0, 100)}'`)
  }
  return Number(requested) || undefined
}

/** `sort_key=name&sort_dir=desc`, also repeated; ties are sorted by id. */
function sortOf(query: URLSearchParams, sortable: readonly string[]): Sort[] {
  const keys = query.getAll('sort_key')
  const directions = query.getAll('sort_dir')
  if (keys.length !== directions.length) throw badRequest('The number of sort_keys and sort_dirs must be same')
  const wrong = directions.filter((direction) => direction !== 'asc' && direction !== 'desc')
  if (wrong.length > 0) {
    throw badRequest(`[${quoted(wrong)}] is invalid value for sort_dirs, valid value is 'asc' and 'desc'`)
  }
  const unknown = keys.filter((key) => !sortable.includes(key))
  if (unknown.length > 0) throw badRequest(`[${quoted(unknown)}] is invalid attribute for sort_keys`)
  const sort = keys.map((key, index) => ({ column: columnOf(key), descending: directions[index] === 'desc' }))
  return sort.some(({ column }) => column === 'id') ? sort : [...sort, { column: 'id', descending: false }]
}

const columnOf = (attribute: string) => (attribute === 'tenant_id' ? 'project_id' : attribute)

/** A page that is not full is the last in its direction. */
function pageLinks(call: Call, rows: readonly { id: string }[], limit: number, isReversed: boolean) {
  const [first] = rows
  const last = rows.at(-1)
  const isFull = rows.length >= limit
  const links = [
    ...(last && (isFull || isReversed) ? [{ rel: 'next', href: pageUrl(call, last.id, false) }] : []),
    ...(first && (isFull || !isReversed) ? [{ rel: 'previous', href: pageUrl(call, first.id, true) }] : []),
  ]
  return links.length > 0 ? links : undefined
}

function pageUrl({ baseUrl, target, query }: Call, marker: string, isReversed: boolean): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('page_reverse')
  parameters.delete('marker')
  parameters.append('marker', marker)
  if (isReversed) parameters.append('page_reverse', 'True')
  return `${baseUrl}/network${target.split('?', 1)[0]}?${parameters}`
}
