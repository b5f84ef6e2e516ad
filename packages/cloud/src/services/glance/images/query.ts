import { IMAGE_VISIBILITIES } from '@meridian/wire'
import type { Sort } from '../../../core/database/collection.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { isAdmin } from './access.ts'
import { filterFor } from './filters.ts'
import * as store from './store.ts'
import { SORT_KEYS } from './store.ts'
import type { ImagePage, SortKey, Visible } from './store.ts'

const DEFAULT_LIMIT = 25
const MAX_LIMIT = 1000

const VISIBILITY_FILTERS = [...IMAGE_VISIBILITIES, 'all'] as const
const MEMBER_STATUSES = ['pending', 'accepted', 'rejected', 'all']

/** Reads filters, sort order and page of a list. */
export function readQuery(call: Call): { visible: Visible; page: ImagePage } {
  const { query, auth } = call
  const marker = query.get('marker') ?? undefined
  if (marker !== undefined && !isInSight(call, marker)) throw badRequest(`No image found with ID ${marker}`)
  return {
    visible: { auth, isAdmin: isAdmin(call), visibility: visibility(query), memberStatus: memberStatus(query) },
    page: { where: where(query), sort: sortOrder(query), marker, limit: limit(query) },
  }
}

function isInSight(call: Call, id: string): boolean {
  const image = store.find(call.db, id)
  return image !== undefined && store.isVisible(call.db, image, call.auth, isAdmin(call))
}

function visibility(query: URLSearchParams) {
  const requested = query.get('visibility')
  if (requested === null) return undefined
  const known = VISIBILITY_FILTERS.find((candidate) => candidate === requested)
  if (!known) throw badRequest(`Invalid visibility value: ${requested}`)
  return known
}

function memberStatus(query: URLSearchParams): string {
  const requested = query.get('member_status') ?? 'accepted'
  if (!MEMBER_STATUSES.includes(requested)) throw badRequest(`Invalid status: ${requested}`)
  return requested
}

function where(query: URLSearchParams): Condition[] {
  const PAGING = ['limit', 'marker', 'sort', 'sort_key', 'sort_dir', 'visibility', 'member_status']
  const requested = [...query].filter(([name]) => !PAGING.includes(name))
  const shown: [string, string][] = query.has('os_hidden') ? [] : [['os_hidden', 'false']]
  return [...requested, ...shown].map(([name, value]) => filterFor(name, value))
}

function limit(query: URLSearchParams): number {
  const requested = query.get('limit')
  if (requested === null) return DEFAULT_LIMIT
  if (!/^[+-]?\d+$/.test(requested)) throw badRequest('limit param must be an integer')
  if (Number(requested) < 0) throw badRequest('limit param must be positive')
  return Math.min(Number(requested), MAX_LIMIT)
}

/**
 * Ties are broken by created_at, then id, so that paging neither skips nor repeats: descending unless a single
 * direction is given.
 */
function sortOrder(query: URLSearchParams): Sort<SortKey>[] {
  const sort = query.has('sort') ? newSyntax(query) : oldSyntax(query)
  const ties = (['created_at', 'id'] as const).filter((column) => !sort.some((key) => key.column === column))
  const hasOneDirection = sort.length === 1 || query.getAll('sort_dir').length === 1
  const descending = hasOneDirection ? (sort[0]?.descending ?? true) : true
  return [...sort, ...ties.map((column) => ({ column, descending }))]
}

/** `sort=name:asc,size` */
function newSyntax(query: URLSearchParams): Sort<SortKey>[] {
  if (query.has('sort_key') || query.has('sort_dir')) throw badRequest('Old and new sorting syntax cannot be combined')
  return (query.get('sort') ?? '').split(',').map((part) => {
    const [key = '', direction = 'desc'] = part.split(':', 2)
    return { column: sortKey(key.trim()), descending: isDescending(direction.trim()) }
  })
}

/** `sort_key=name&sort_dir=asc`, both repeatable; a single direction applies to all keys. */
function oldSyntax(query: URLSearchParams): Sort<SortKey>[] {
  const keys = query.getAll('sort_key')
  const directions = query.getAll('sort_dir')
  if (keys.length === 0) keys.push('created_at')
  if (directions.length > 1 && directions.length !== keys.length) {
    throw badRequest('Number of sort dirs does not match the number of sort keys')
  }
  return keys.map((key, index) => ({
    column: sortKey(key),
    descending: isDescending(directions[index] ?? directions[0] ?? 'desc'),
  }))
}

function sortKey(requested: string): SortKey {
  const known = SORT_KEYS.find((key) => key === requested)
  if (!known)
    throw badRequest(`Invalid sort key: ${requested}. It must be one of the following: ${SORT_KEYS.join(', ')}.`)
  return known
}

function isDescending(direction: string): boolean {
  if (direction === 'asc') return false
  if (direction === 'desc') return true
  throw badRequest(`Invalid sort direction: ${direction}`)
}
