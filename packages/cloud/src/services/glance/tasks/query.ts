import type { Sort } from '../../../core/database/collection.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import * as store from './store.ts'
import { SORT_KEYS, TASK_STATUSES, TASK_TYPES } from './store.ts'
import type { SortKey, TaskPage } from './store.ts'

const DEFAULT_LIMIT = 25
const MAX_LIMIT = 1000

/** Reads filters, sort order and page of a list. */
export function readQuery({ query, db }: Call): TaskPage {
  const status = readFilter(query, 'status', TASK_STATUSES)
  const type = readFilter(query, 'type', TASK_TYPES)
  const where = [
    ...(status === undefined ? [] : [store.isOf('status', status)]),
    ...(type === undefined ? [] : [store.isOf('type', type)]),
  ]
  const marker = query.get('marker')
  if (marker !== null && !store.find(db, marker)) throw badRequest('Invalid marker format')
  return { where, sort: sortOrder(query), limit: limit(query), ...(marker !== null && { after: marker }) }
}

function readFilter(query: URLSearchParams, name: string, values: readonly string[]): string | undefined {
  const requested = query.get(name) ?? undefined
  if (requested !== undefined && !values.includes(requested)) throw badRequest(`Invalid ${name} value: ${requested}`)
  return requested
}

function limit(query: URLSearchParams): number {
  const requested = query.get('limit')
  if (requested === null) return DEFAULT_LIMIT
  if (!/^[+-]?\d+$/.test(requested)) throw badRequest('limit param must be an integer')
  if (Number(requested) < 0) throw badRequest('limit param must be positive')
  return Math.min(Number(requested), MAX_LIMIT)
}

function sortOrder(query: URLSearchParams): Sort<SortKey>[] {
  const requested = query.get('sort_key') ?? 'created_at'
  const column = SORT_KEYS.find((key) => key === requested)
  if (!column) throw badRequest('Sort key supplied was not valid.')
  const direction = query.get('sort_dir') ?? 'desc'
  if (direction !== 'asc' && direction !== 'desc') throw badRequest(`Invalid sort direction: ${direction}`)
  const descending = direction === 'desc'
  return column === 'id'
    ? [{ column, descending }]
    : [
        { column, descending },
        { column: 'id', descending },
      ]
}
