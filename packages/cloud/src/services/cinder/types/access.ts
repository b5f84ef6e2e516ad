import { notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { isAdmin, projectOf } from '../access.ts'
import { missing } from '../faults.ts'
import { isUuid } from '../fields.ts'
import * as store from './store.ts'
import type { TypeRow } from './store.ts'

/** Private types are visible to the projects with access and to administrators. */
const isUsable = (call: Call, type: TypeRow | undefined): type is TypeRow =>
  type !== undefined && (type.is_public || type.projects.includes(projectOf(call)) || isAdmin(call))

export function findType(call: Call, id: string): TypeRow {
  const type = store.find(call.db, id)
  if (!isUsable(call, type)) throw missing('Volume type', id)
  return type
}

/** Finds a type by id or name; a name can look like an id. */
export function findTypeNamed(call: Call, nameOrId: string): TypeRow {
  const candidates = [isUuid(nameOrId) ? store.find(call.db, nameOrId) : undefined, store.findByName(call.db, nameOrId)]
  const type = candidates.find((candidate) => isUsable(call, candidate))
  if (type) return type
  throw isUuid(nameOrId)
    ? missing('Volume type', nameOrId)
    : notFound(`Volume type with name ${nameOrId} could not be found.`)
}
