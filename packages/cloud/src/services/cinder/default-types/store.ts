import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import * as types from '../types/store.ts'
import type { TypeRow } from '../types/store.ts'

/** The type that a project's volumes get where nobody names one. */
export interface DefaultTypeRow {
  /** The project's. */
  id: string
  volume_type_id: string
}

const defaults = collection<DefaultTypeRow>('cinder_default_types')

export const { insert, find, update, remove } = defaults

export const list = (db: Db) => defaults.list(db)

export const isDefaultSomewhere = (db: Db, typeId: string) =>
  defaults.first(db, is('volume_type_id', typeId)) !== undefined

/** The type of projects that have no choice of their own. */
const CLOUD_DEFAULT = 'standard'

/** Where even the cloud's default has been renamed, the oldest type. */
export function defaultTypeOf(db: Db, projectId: string): TypeRow | undefined {
  const ownDefault = defaults.find(db, projectId)
  const chosen = ownDefault && types.find(db, ownDefault.volume_type_id)
  return chosen ?? types.findByName(db, CLOUD_DEFAULT) ?? types.listAll(db).at(-1)
}
