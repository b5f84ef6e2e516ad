import type { Sort } from '../../core/database/collection.ts'
import { badRequest } from '../../core/errors/fault.ts'
import { ok } from '../../core/http/reply.ts'
import type { Call } from '../../core/service/api.ts'
import { invalidInput } from './faults.ts'
import { nextLink } from './links.ts'

export const MAX_LIMIT = 1000
const MAX_OFFSET = 2 ** 31 - 1

/** Limit, offset, marker and sort order of a list. */
export interface Window<Column extends string> {
  sort: Sort<Column | 'id'>[]
  limit: number
  offset: number
  marker: string | undefined
}

/** Reads a window from the query. `columns` maps the API's sort keys to columns. */
export function readWindow<Column extends string>(
  { query }: Pick<Call, 'query'>,
  columns: Readonly<Record<string, Column | 'id'>>,
): Window<Column> {
  return {
    limit: readLimit(query),
    offset: readOffset(query),
    marker: query.get('marker') ?? undefined,
    sort: readSort(query, columns),
  }
}

function readLimit(query: URLSearchParams): number {
  const requested = query.get('limit')
  if (requested === null) return MAX_LIMIT
  if (!/^\s*[+-]?\d+\s*$/.test(requested)) throw badRequest('limit param must be an integer')
  if (Number(requested) < 0) throw badRequest('limit param must be positive')
  return Math.min(Number(requested), MAX_LIMIT)
}

function readOffset(query: URLSearchParams): number {
  const requested = query.get('offset') ?? '0'
  if (!/^\s*[+-]?\d+\s*$/.test(requested)) throw badRequest('offset must be an integer')
  const offset = Number(requested)
  if (offset < 0) throw badRequest('offset must be >= 0')
  if (offset > MAX_OFFSET) throw badRequest(`offset must be <= ${MAX_OFFSET}`)
  return offset
}

/** Reads `sort=name:asc,size`, or the older `sort_key=name&sort_dir=asc`. The id breaks ties. */
function readSort<Column extends string>(
  query: URLSearchParams,
  columns: Readonly<Record<string, Column | 'id'>>,
): Sort<Column | 'id'>[] {
  const requested = query.get('sort')
  if (requested !== null && (query.has('sort_key') || query.has('sort_dir'))) {
    throw badRequest(
      "The 'sort_key' and 'sort_dir' parameters are deprecated and cannot be used with the 'sort' parameter.",
    )
  }
  const parts = requested?.split(',').map((part) => part.split(':', 2)) ?? [
    [query.get('sort_key') ?? 'created_at', query.get('sort_dir') ?? 'desc'],
  ]
  const sort = parts.map(([key = '', direction]) => ({
    column: columnFor(columns, key.trim()),
    descending: isDescending((direction || 'desc').trim()),
  }))
  const descending = sort[0]?.descending ?? true
  const ties = Object.values(columns).filter((column) => column === columns['created_at'] || column === 'id')
  const missing = [...new Set(ties)].filter((column) => !sort.some((key) => key.column === column))
  return [...sort, ...missing.map((column) => ({ column, descending }))]
}

function columnFor<Column extends string>(columns: Readonly<Record<string, Column>>, key: string): Column {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined
  if (column === undefined) throw invalidInput('Invalid sort key')
  return column
}

function isDescending(direction: string): boolean {
  if (direction !== 'asc' && direction !== 'desc') {
    throw invalidInput("Unknown sort direction, must be 'desc' or 'asc'.")
  }
  return direction === 'desc'
}

interface Envelope {
  /** `volumes` */
  key: string
  /** Key of the links; default `volumes_links`. */
  linksKey?: string
  /** Path of the next page: `volumes/detail`. */
  path: string
  /** Total count, if the request has `with_count`. */
  count?: number | undefined
}

/** One page; like Cinder it has a next link whenever the page is full. */
export function pageReply<Row extends { id: string }>(
  call: Call,
  { key, linksKey = `${key}_links`, path, count }: Envelope,
  rows: readonly Row[],
  view: (row: Row) => object,
) {
  const last = rows.at(-1)
  const hasNext = last !== undefined && (count ?? rows.length) >= readLimit(call.query)
  return ok({
    [key]: rows.map(view),
    ...(hasNext && { [linksKey]: nextLink(call, path, last.id) }),
    ...(count !== undefined && { count }),
  })
}
