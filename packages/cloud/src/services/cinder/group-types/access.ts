import { badRequest, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { isAdmin } from '../access.ts'
import { missing } from '../faults.ts'
import { isUuid } from '../fields.ts'
import * as store from './store.ts'
import type { GroupTypeRow } from './store.ts'

/** Private types are visible to administrators only. */
export function findGroupType(call: Call, id: string): GroupTypeRow {
  const type = store.find(call.db, id)
  if (!type || (!type.is_public && !isAdmin(call))) throw missing('Group type', id)
  return type
}

/** Finds the type of a new group by id or name. */
export function findGroupTypeNamed(call: Call, nameOrId: string): GroupTypeRow {
  const named = store.findByName(call.db, nameOrId)
  if (!named && !isUuid(nameOrId)) throw notFound(`Group type with name ${nameOrId} could not be found.`)
  const type = findGroupType(call, store.find(call.db, nameOrId)?.id ?? named?.id ?? nameOrId)
  if (type.name === store.CONSISTENCY_TYPE) {
    throw badRequest(
      `Group_type ${type.id} is reserved for migrating CGs to groups. Migrated group can only be operated by CG APIs.`,
    )
  }
  return type
}
