import type { Sort } from '../../../../core/database/collection.ts'
import { badRequest, notFound } from '../../../../core/errors/fault.ts'
import type { Call } from '../../../../core/service/api.ts'
import * as store from '../store.ts'
import { SORT_KEYS } from '../store.ts'
import type { NamespacePage, SortKey } from '../store.ts'

const DEFAULT_LIMIT = 25
const MAX_LIMIT = 1000

/** Reads filters, sort order and page of a list. */
export function readQuery({ query, db }: Call): NamespacePage {
  const types = query.get('resource_types')
  const visibility = query.get('visibility')
  const where = [
    ...(types === null ? [] : [store.isAssociatedWith(types.split(','))]),
    ...(visibility === null ? [] : [store.hasVisibility(visibility)]),
  ]
  const marker = query.get('marker')
  const after = marker === null ? undefined : store.find(db, marker)?.id
  if (marker !== null && after === undefined) throw missing(marker)
  return { where, sort: sortOrder(query), limit: limit(query), ...(after !== undefined && { after }) }
}

export const missing = (name: string) => notFound(`Metadata definition namespace=${name} was not found.`)

function limit(query: URLSearchParams): number {
  const requested = query.get('limit')
  if (requested === null) return DEFAULT_LIMIT
  if (!/^[+-]?\d+$/.test(requested)) throw badRequest('limit param must be an integer')
  if (Number(requested) < 0) throw badRequest('limit param must be positive')
  return Math.min(Number(requested), MAX_LIMIT)
}

function sortOrder(query: URLSearchParams): Sort<SortKey | 'id'>[] {
  const requested = query.get('sort_key') ?? 'created_at'
  const column = SORT_KEYS.find((key) => key === requested)
  if (!column)
    throw badRequest(`Invalid sort key: ${requested}. It must be one of the following: ${SORT_KEYS.join(', ')}.`)
  const direction = query.get('sort_dir') ?? 'desc'
  if (direction !== 'asc' && direction !== 'desc') throw badRequest(`Invalid sort direction: ${direction}`)
  const descending = direction === 'desc'
  return [
    { column, descending },
    { column: 'id', descending },
  ]
}
