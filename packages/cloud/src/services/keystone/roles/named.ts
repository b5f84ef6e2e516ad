import type { Db } from '../../../core/database/db.ts'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { expecting } from '../faults.ts'
import * as store from './store.ts'

/** The id of a role given by id or name; does not look up an id. */
export function roleNamed(db: Db, { id, name }: { id?: string | undefined; name?: string | undefined }): string {
  if (id !== undefined) return id
  if (name === undefined) throw badRequest(expecting('id or name', 'role'))
  const role = store.findByName(db, null, name)
  if (!role) throw notFound(`Role ${name} is not defined`)
  return role.id
}
