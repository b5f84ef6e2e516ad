import { collection } from '../../../core/database/collection.ts'
import type { Sort } from '../../../core/database/collection.ts'
import { any, is, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** Sizes as the API names them: `ram` in MiB, `disk` and `ephemeral` in GiB, `swap` in MiB. */
export interface FlavorRow {
  id: string
  name: string
  ram: number
  vcpus: number
  disk: number
  ephemeral: number
  swap: number
  rxtx_factor: number
  disabled: boolean
  is_public: boolean
  description: string | null
  extra_specs: Record<string, string>
  /** Projects with access, if it is not public. */
  access: string[]
  created_at: string
  updated_at: string | null
}

/** Sort keys in the order of Nova's error messages, and their columns. */
export const SORT_COLUMNS = {
  created_at: 'created_at',
  description: 'description',
  disabled: 'disabled',
  ephemeral_gb: 'ephemeral_gb',
  flavorid: 'id',
  id: 'seq',
  is_public: 'is_public',
  memory_mb: 'memory_mb',
  name: 'name',
  root_gb: 'root_gb',
  rxtx_factor: 'rxtx_factor',
  swap: 'swap',
  updated_at: 'updated_at',
  vcpu_weight: 'seq', // no flavor has one
  vcpus: 'vcpus',
} as const
export type SortKey = keyof typeof SORT_COLUMNS
type Column = (typeof SORT_COLUMNS)[SortKey]

const flavors = collection<FlavorRow, Column>('nova_flavors')

export const { insert, find, update, remove, seqOf } = flavors

export interface FlavorPage {
  where: readonly Condition[]
  sort: readonly Sort<Column>[]
  marker: string | undefined
  limit: number
}

export const list = (db: Db, { where, sort, marker, limit }: FlavorPage): FlavorRow[] =>
  flavors.list(db, { where, sort, limit, ...(marker !== undefined && { after: marker }) })

export const findNamed = (db: Db, name: string) => flavors.first(db, is('name', name))

/** Public, or shared with the project. */
export const openTo = (projectId: string | null): Condition =>
  any(is('is_public', true), sql("EXISTS (SELECT 1 FROM json_each(doc, '$.access') WHERE value = ?)", projectId ?? ''))
