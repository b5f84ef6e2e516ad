import { all } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Call } from '../../../core/service/api.ts'
import { readBoolean } from '../booleans.ts'
import { equals, flag, ofProjects, pairsIn, readFilters, time, wholeNumber } from '../filters.ts'
import type { Filter } from '../filters.ts'
import { readWindow } from '../listing.ts'
import type { Window } from '../listing.ts'
import { nothing } from '../store.ts'
import { findVolume } from './access.ts'
import type { SortColumn } from './store.ts'

/** Every volume here counts against the quota. */
const consumesQuota: Filter = (value) => (readBoolean(value) === false ? nothing : all())

const KNOWN: Readonly<Record<string, Filter>> = {
  id: equals('id'),
  name: equals('name'),
  display_name: equals('name'),
  description: equals('description'),
  status: equals('status'),
  attach_status: equals('attach_status'),
  metadata: pairsIn('metadata'),
  glance_metadata: pairsIn('image_metadata'),
  bootable: flag('bootable'),
  multiattach: flag('multiattach'),
  migration_status: equals('migration_status'),
  availability_zone: equals('availability_zone'),
  group_id: equals('group_id'),
  size: wholeNumber('size'),
  created_at: time('created_at'),
  updated_at: time('updated_at'),
  consumes_quota: consumesQuota,
  project_id: equals('project_id'),
  user_id: equals('user_id'),
  host: equals('host'),
  volume_type_id: equals('volume_type_id'),
  snapshot_id: equals('snapshot_id'),
  source_volid: equals('source_volid'),
}

const USER_FILTERS = [
  'name',
  'status',
  'metadata',
  'bootable',
  'migration_status',
  'availability_zone',
  'group_id',
  'size',
  'created_at',
  'updated_at',
  'consumes_quota',
]

const SINCE = { glance_metadata: 4, group_id: 10, created_at: 60, updated_at: 60, consumes_quota: 65 }

const PARTIAL = { name: 'name', display_name: 'name', description: 'description', status: 'status' }

const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = {
  id: 'id',
  name: 'name',
  display_name: 'name',
  status: 'status',
  size: 'size',
  availability_zone: 'availability_zone',
  bootable: 'bootable',
  host: 'host',
  volume_type_id: 'volume_type_id',
  created_at: 'created_at',
  updated_at: 'updated_at',
}

/** Reads filters, sort order and page of a list. */
export function readQuery(call: Call): { where: Condition[]; window: Window<SortColumn> } {
  const window = readWindow(call, SORT_KEYS)
  if (window.marker !== undefined) findVolume(call, window.marker)
  const filters = readFilters(call, { known: KNOWN, userFilters: USER_FILTERS, since: SINCE, partial: PARTIAL })
  return { where: [...ofProjects(call), ...filters], window }
}
