import { oneOf } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Call } from '../../../core/service/api.ts'
import { isAdmin } from '../access.ts'
import { countIn, flagIn, readDirection, readTags } from '../query.ts'
import * as store from './store.ts'
import type { StackPage, StackSortKey } from './store.ts'

/** Query parameter → column; the first names are the older ones. */
const FILTERS: Readonly<Record<string, string>> = {
  id: 'id',
  status: 'status',
  name: 'name',
  action: 'action',
  tenant: 'project_id',
  username: 'username',
  owner_id: 'owner_id',
  stack_name: 'name',
  stack_status: 'status',
  stack_action: 'action',
  stack_owner: 'username',
  parent: 'owner_id',
}

const SORT_KEYS: Readonly<Record<string, StackSortKey>> = {
  name: 'name',
  stack_name: 'name',
  status: 'status',
  stack_status: 'status',
  created_at: 'created_at',
  creation_time: 'created_at',
  updated_at: 'updated_at',
  updated_time: 'updated_at',
}

const MAX_LIMIT = 1_000_000

/** Parses the query of the list. */
export function readPage(call: Call): { page: StackPage; where: Condition[]; limit: number } {
  const { query, auth } = call
  const filters = Object.entries(FILTERS).flatMap(([name, column]) => {
    const values = query.getAll(name)
    return values.length > 0 ? [oneOf(column, values)] : []
  })
  const tags = Object.entries(store.hasTags).flatMap(([name, condition]) => {
    const given = query.get(name)
    return given === null ? [] : [condition(readTags(given))]
  })
  const where = [
    ...(isAdmin(call) ? [] : [store.ofProject(auth.projectId ?? '')]),
    ...(flagIn(query, 'show_deleted') ? [] : [store.isAlive]),
    ...(flagIn(query, 'show_nested') ? [] : [store.isRoot]),
    ...filters,
    ...tags,
  ]
  flagIn(query, 'show_hidden')
  const limit = countIn(query, 'limit') ?? MAX_LIMIT
  const marker = query.get('marker')
  const isKnown = marker !== null && store.find(call.db, marker) !== undefined
  return { where, limit, page: { where, sort: readSort(query), limit, ...(isKnown && { after: marker }) } }
}

/** Ignores unknown keys. */
function readSort(query: URLSearchParams): NonNullable<StackPage['sort']> {
  const keys = query
    .getAll('sort_keys')
    .flatMap((given) => given.split(','))
    .flatMap((key) => (Object.hasOwn(SORT_KEYS, key) ? (SORT_KEYS[key] ?? []) : []))
  const descending = readDirection(query, keys.length > 0 ? 'asc' : 'desc') === 'desc'
  const columns = [...new Set<StackSortKey | 'id'>([...keys, 'created_at', 'id'])]
  return columns.map((column) => ({ column, descending }))
}
