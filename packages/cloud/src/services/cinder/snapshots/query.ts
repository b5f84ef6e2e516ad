import { all } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Call } from '../../../core/service/api.ts'
import { ZONE } from '../backends/store.ts'
import { readBoolean } from '../booleans.ts'
import { equals, ofProjects, pairsIn, readFilters, wholeNumber } from '../filters.ts'
import type { Filter } from '../filters.ts'
import { readWindow } from '../listing.ts'
import type { Window } from '../listing.ts'
import { isSince } from '../microversion.ts'
import { nothing } from '../store.ts'
import { findSnapshot } from './access.ts'
import type { SortColumn } from './store.ts'

const KNOWN: Readonly<Record<string, Filter>> = {
  id: equals('id'),
  name: equals('name'),
  display_name: equals('name'),
  status: equals('status'),
  volume_id: equals('volume_id'),
  metadata: pairsIn('metadata'),
  /** Snapshots are in the zone of their volume. */
  availability_zone: (value) => (value === ZONE ? all() : nothing),
  consumes_quota: (value) => (readBoolean(value) === false ? nothing : all()),
  project_id: equals('project_id'),
  user_id: equals('user_id'),
  group_snapshot_id: equals('group_snapshot_id'),
  volume_size: wholeNumber('size'),
}

const USER_FILTERS = ['name', 'status', 'volume_id', 'metadata', 'availability_zone', 'consumes_quota']

const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = {
  id: 'id',
  display_name: 'name',
  status: 'status',
  volume_id: 'volume_id',
  volume_size: 'size',
  created_at: 'created_at',
  updated_at: 'updated_at',
}

/** Reads filters, sort order and page of a list. */
export function readQuery(call: Call): { where: Condition[]; window: Window<SortColumn> } {
  const keys = isSince(call, 30) ? { ...SORT_KEYS, name: 'name' as const } : SORT_KEYS
  const window = readWindow(call, keys)
  if (window.marker !== undefined) findSnapshot(call, window.marker)
  const filters = readFilters(call, {
    known: KNOWN,
    userFilters: USER_FILTERS,
    since: { metadata: 22, availability_zone: 31, consumes_quota: 65 },
    partial: { name: 'name', description: 'description', status: 'status' },
  })
  return { where: [...ofProjects(call), ...filters], window }
}
