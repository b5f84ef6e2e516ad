import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import * as types from '../types/store.ts'
import type { TypeRow } from '../types/store.ts'

/** The volume type of a project's volumes that are created without one. */
export interface DefaultTypeRow {
  /** Project id. */
  id: string
  volume_type_id: string
}

const defaults = collection<DefaultTypeRow>('cinder_default_types')

export const { insert, find, update, remove } = defaults

export const list = (db: Db) => defaults.list(db)

export const isDefaultSomewhere = (db: Db, typeId: string) =>
  defaults.first(db, is('volume_type_id', typeId)) !== undefined

/** Default type of projects without their own. */
const CLOUD_DEFAULT = 'standard'

/** The project's default type, the cloud's, or the oldest type if the cloud's was renamed. */
export function defaultTypeOf(db: Db, projectId: string): TypeRow | undefined {
  const ownDefault = defaults.find(db, projectId)
  const chosen = ownDefault && types.find(db, ownDefault.volume_type_id)
  return chosen ?? types.findByName(db, CLOUD_DEFAULT) ?? types.listAll(db).at(-1)
}
