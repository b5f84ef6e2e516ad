import type { Sort } from '../../../core/database/collection.ts'
import { any, is } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import { badRequest, forbidden } from '../../../core/errors/fault.ts'
import { repr } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { sinceOf } from '../microversion.ts'
import type { Since } from '../microversion.ts'
import { flagOf, flagParameter, limitOf, oneOfParameter, timeParameter } from '../query-parameters.ts'
import { isAdmin } from './access.ts'
import { filterFor, inStates, isFilter, statesOf } from './filters.ts'
import { SORT_KEYS } from './store.ts'
import * as store from './store.ts'
import type { ServerPage, SortKey } from './store.ts'

const PAGING = ['limit', 'marker', 'sort_key', 'sort_dir']
/** Attributes that Nova once accepted as filters and now refuses by name. */
const REFUSED = [
  'block_device_mapping',
  'services',
  'metadata',
  'system_metadata',
  'info_cache',
  'security_groups',
  'pci_devices',
]
const SPECIAL = [
  'all_tenants',
  'changes-before',
  'changes-since',
  'deleted',
  'project_id',
  'soft_deleted',
  'status',
  'tenant_id',
]

/** Filters for everybody, by first version; administrators can use all. */
const OPEN_FILTERS: Readonly<Record<number, readonly string[]>> = {
  1: ['reservation_id', 'name', 'status', 'image', 'flavor', 'ip', 'changes-since', 'all_tenants'],
  5: ['ip6'],
  26: ['tags', 'tags-any', 'not-tags', 'not-tags-any'],
  66: ['changes-before'],
  73: ['locked'],
  83: [
    'availability_zone',
    'config_drive',
    'key_name',
    'created_at',
    'launched_at',
    'terminated_at',
    'power_state',
    'task_state',
    'vm_state',
    'progress',
    'user_id',
  ],
  90: ['hostname'],
}
const NEWER = { 26: ['tags', 'tags-any', 'not-tags', 'not-tags-any'], 66: ['changes-before'], 73: ['locked'] }

/** Old sort keys that are accepted and ignored until 2.74. */
const IGNORED_SORT_KEYS = [
  'architecture',
  'cell_name',
  'cleaned',
  'default_ephemeral_device',
  'default_swap_device',
  'deleted',
  'deleted_at',
  'disable_terminate',
  'ephemeral_gb',
  'ephemeral_key_uuid',
  'id',
  'key_data',
  'launched_on',
  'locked',
  'memory_mb',
  'os_type',
  'reservation_id',
  'root_gb',
  'shutdown_terminate',
  'user_data',
  'vcpus',
  'vm_mode',
] as const

/** The list's query; undefined if no server can match. */
export function readQuery(call: Call, list: 'index' | 'detail'): ServerPage | undefined {
  const { query } = call
  const since = sinceOf(call)
  if (since(75)) refuseUnknown(query)
  const requested = filtersOf(call, since)
  const states = requested.has('status') ? statesOf(query.getAll('status')) : undefined
  if (requested.has('status') && !states) {
    if (since(38)) throw badRequest('Invalid status value')
    return undefined
  }
  const isOfDeleted = states?.vm.join() === 'deleted'
  if (isOfDeleted && !isAdmin(call)) throw forbidden('Only administrators may list deleted instances')
  const filters = [...requested].map(([name, value]) => filterFor(name, value))
  const sort = sortOrder(call, since)
  const where = [
    ...scope(call, requested, list),
    ...changes(requested),
    ...deleted(requested, isOfDeleted),
    ...(states ? inStates(states) : []),
    ...filters.filter((filter) => filter !== undefined),
  ]
  return { where, sort, marker: markerOf(call), limit: limitOf(query) }
}

function refuseUnknown(query: URLSearchParams): void {
  const isKnown = (name: string) =>
    isFilter(name) || name.startsWith('_') || [PAGING, REFUSED, SPECIAL].some((names) => names.includes(name))
  const unknown = [...query.keys()].find((name) => !isKnown(name))
  if (unknown !== undefined) throw badRequest(`${repr(unknown)} does not match any of the regexes: '^_'`)
}

/** The filters that this caller may use; the last value of each counts. */
function filtersOf(call: Call, since: Since): ReadonlyMap<string, string> {
  const isIn = (table: Readonly<Record<number, readonly string[]>>, name: string) =>
    Object.entries(table).some(([minor, names]) => since(Number(minor)) && names.includes(name))
  const isTooNew = (name: string) => !isIn(NEWER, name) && Object.values(NEWER).flat().includes(name)
  const requested = [...call.query].filter(([name]) => !PAGING.includes(name) && !isTooNew(name))
  if (!call.may('os_compute_api:servers:allow_all_filters', { project_id: call.auth.projectId })) {
    return new Map(requested.filter(([name]) => isIn(OPEN_FILTERS, name)))
  }
  const refused = requested.find(([name]) => REFUSED.includes(name) || name.startsWith('_'))
  if (refused) throw badRequest(`Invalid filter field: ${refused[0]}.`)
  return new Map(requested)
}

function scope(call: Call, requested: ReadonlyMap<string, string>, list: 'index' | 'detail'): Condition[] {
  const all = requested.get('all_tenants')
  const isEverybodys = all !== undefined && (all === '' || flagParameter(all))
  if (!isEverybodys) return [is('project_id', call.auth.projectId ?? '')]
  call.authorize(`os_compute_api:servers:${list}:get_all_tenants`, { project_id: call.auth.projectId })
  const project = requested.get('tenant_id') ?? requested.get('project_id')
  return project === undefined ? [] : [is('project_id', project)]
}

function changes(requested: ReadonlyMap<string, string>): Condition[] {
  const time = (name: string) => {
    const value = requested.get(name)
    return value === undefined ? undefined : timeParameter(name, value)
  }
  const since = time('changes-since')
  const before = time('changes-before')
  if (since !== undefined && before !== undefined && before < since) {
    throw badRequest('The value of changes-since must be less than or equal to changes-before.')
  }
  return [
    ...(since === undefined ? [] : [is('updated_at', since, '>=')]),
    ...(before === undefined ? [] : [is('updated_at', before, '<=')]),
  ]
}

/** Deleted servers are listed for administrators on request, and with changes-since. */
function deleted(requested: ReadonlyMap<string, string>, isOfDeleted: boolean): Condition[] {
  const value = requested.get('deleted')
  if (value === undefined && (requested.has('changes-since') || requested.has('changes-before'))) return []
  const isSoft = is('vm_state', 'soft-delete')
  const soft = flagOf(requested.get('soft_deleted') ?? '')
  const wanted = isOfDeleted || (flagOf(value ?? '') ?? false)
  if (wanted) return [(soft ?? true) ? any(is('deleted', true), isSoft) : is('deleted', true)]
  const hidesSoft = !(soft ?? false) && !requested.has('status')
  return [is('deleted', false), ...(hidesSoft ? [is('vm_state', 'soft-delete', '<>')] : [])]
}

function sortOrder(call: Call, since: Since): Sort<SortKey>[] {
  const keys = sortKeys(call, since)
  const directions = call.query.getAll('sort_dir').map((direction) => direction.trim())
  if (directions.length > Math.max(keys.length, 1)) {
    throw badRequest('Invalid input received: Sort direction size exceeds sort key size')
  }
  if (directions.some((direction) => direction !== 'asc' && direction !== 'desc')) {
    throw badRequest("Invalid input received: Unknown sort direction, must be 'desc' or 'asc'")
  }
  const order = (keys.length > 0 ? keys : (['created_at'] as const)).map((column, index) => ({
    column,
    descending: (directions[index] ?? directions[0] ?? 'desc') === 'desc',
  }))
  return [...order, { column: 'id', descending: order.at(-1)?.descending ?? true }]
}

function sortKeys(call: Call, since: Since): SortKey[] {
  const ignored = since(75) ? [] : IGNORED_SORT_KEYS.filter((key) => key !== 'locked' || !since(73))
  const known = [...SORT_KEYS, ...(since(73) ? (['locked'] as const) : [])]
  const requested = call.query
    .getAll('sort_key')
    .map((key) => oneOfParameter('sort_key', key.trim(), [...known, ...ignored]))
  const hidden = requested.find((key) => key === 'host' || key === 'node')
  if (hidden && !isAdmin(call)) throw forbidden(`Only administrators can sort servers by ${hidden}`)
  return known
    .filter((key) => requested.includes(key))
    .toSorted((left, right) => requested.indexOf(left) - requested.indexOf(right))
}

function markerOf(call: Call): string | undefined {
  const marker = call.query.get('marker')
  if (marker === null) return undefined
  const row = store.find(call.db, marker)
  if (!row || (row.project_id !== call.auth.projectId && !isAdmin(call)))
    throw badRequest(`marker [${marker}] not found`)
  return marker
}
