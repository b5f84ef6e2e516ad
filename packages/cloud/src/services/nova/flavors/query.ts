import { is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { sinceOf } from '../microversion.ts'
import { flagOf, limitOf, oneOfParameter, refuseOthers } from '../query-parameters.ts'
import { findUsable } from './access.ts'
import { openTo, SORT_COLUMNS } from './store.ts'
import type { FlavorPage, SortKey } from './store.ts'

const PARAMETERS = ['limit', 'marker', 'is_public', 'minRam', 'minDisk', 'sort_key', 'sort_dir']

export function readQuery(call: Call): FlavorPage {
  const { query } = call
  const limit = limitOf(query)
  const key = oneOfParameter('sort_key', query.get('sort_key') ?? 'flavorid', Object.keys(SORT_COLUMNS) as SortKey[]) // its keys
  const descending = oneOfParameter('sort_dir', query.get('sort_dir') ?? 'asc', ['asc', 'desc']) === 'desc'
  if (sinceOf(call)(75)) refuseOthers(query, PARAMETERS)
  const where = [...scope(call), ...atLeast(query, 'minRam', 'memory_mb'), ...atLeast(query, 'minDisk', 'root_gb')]
  const sort = [
    { column: SORT_COLUMNS[key], descending },
    { column: 'seq', descending },
  ] as const
  return { where, sort, marker: markerOf(call), limit }
}

/** Only administrators can filter; `None` means both kinds. */
function scope(call: Call): Condition[] {
  const open = openTo(call.auth.projectId)
  if (!call.may('context_is_admin')) return [open, is('disabled', false)]
  const requested = call.query.get('is_public') ?? 'true'
  if (requested.toLowerCase() === 'none') return []
  const isPublic = flagOf(requested)
  if (isPublic === undefined) throw badRequest(`Invalid is_public filter [${requested}]`)
  return [isPublic ? open : is('is_public', false)]
}

function atLeast(query: URLSearchParams, name: 'minRam' | 'minDisk', column: string): Condition[] {
  const value = query.get(name)
  if (value === null) return []
  if (!/^\s*[+-]?\d{1,15}\s*$/.test(value)) throw badRequest(`Invalid ${name} filter [${value}]`)
  return [is(column, Number(value), '>=')]
}

function markerOf(call: Call): string | undefined {
  const marker = call.query.get('marker')
  if (marker === null) return undefined
  if (!findUsable(call, marker)) throw badRequest(`marker [${marker}] not found`)
  return marker
}
