import type { RbacObjectType } from '@meridian/wire'
import type { Call } from '../../../core/api.ts'
import { newUuid } from '../../../core/ids.ts'
import { EVERYBODY, findSame, insert, remove } from './store.ts'
import type { RbacAction } from './store.ts'

interface Thing {
  id: string
  project_id: string
}

/** What `shared` and `router:external` are made of: a policy that opens the thing to everybody. */
export function openToEverybody(
  { db }: Pick<Call, 'db'>,
  type: RbacObjectType,
  thing: Thing,
  action: RbacAction,
  id: string = newUuid(),
): void {
  const policy = { object_type: type, object_id: thing.id, action, target_tenant: EVERYBODY }
  if (!findSame(db, policy)) insert(db, { id, project_id: thing.project_id, ...policy })
}

export function closeToEverybody(
  { db }: Pick<Call, 'db'>,
  type: RbacObjectType,
  thing: Thing,
  action: RbacAction,
): void {
  const policy = findSame(db, { object_type: type, object_id: thing.id, action, target_tenant: EVERYBODY })
  if (policy) remove(db, policy.id)
}

/** Shared with all exactly if `isShared`. */
export function setShared(call: Pick<Call, 'db'>, type: RbacObjectType, thing: Thing, isShared: boolean): void {
  const change = isShared ? openToEverybody : closeToEverybody
  change(call, type, thing, 'access_as_shared')
}
