import type { VolumeTypeEncryption } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { any, is, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Window } from '../listing.ts'

export interface TypeRow {
  id: string
  name: string
  description: string | null
  is_public: boolean
  extra_specs: Record<string, string | null>
  qos_specs_id: string | null
  /** Projects with access, if it is not public. */
  projects: string[]
  encryption: VolumeTypeEncryption | null
  created_at: string
  updated_at: string | null
}

export type SortColumn = 'name' | 'description' | 'is_public' | 'created_at' | 'updated_at'

const types = collection<TypeRow, SortColumn>('cinder_types')

export const { insert, find, update, remove } = types

export const list = (db: Db, where: readonly Condition[], { sort, limit, offset, marker }: Window<SortColumn>) =>
  types.list(db, { where, sort, limit, offset, ...(marker !== undefined && { after: marker }) })

/** Newest first, the order of lists and quotas. */
export const listAll = (db: Db) =>
  types.list(db, { sort: [{ column: 'created_at', descending: true }, { column: 'id' }] })

export const findByName = (db: Db, name: string) => types.first(db, is('name', name))

export const listOfQos = (db: Db, qosId: string) => types.list(db, { where: [is('qos_specs_id', qosId)] })

/** Public, or shared with the project. */
export const usableBy = (projectId: string): Condition =>
  any(is('is_public', true), sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.projects') WHERE value = ?)`, projectId))

export const hasSpecs = (specs: Readonly<Record<string, string>>): Condition[] =>
  Object.entries(specs).map(([key, value]) =>
    sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.extra_specs') WHERE key = ? AND value = ?)`, key, value),
  )
