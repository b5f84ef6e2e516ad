import type { RbacObjectType } from '@meridian/wire'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { EVERY_PROJECT, findSame, insert, remove } from './store.ts'
import type { RbacAction } from './store.ts'

interface OwnedObject {
  id: string
  project_id: string
}

/** Implements `shared` and `router:external` by a policy for all projects. */
export function shareWithEveryone(
  { db }: Pick<Call, 'db'>,
  type: RbacObjectType,
  object: OwnedObject,
  action: RbacAction,
  id: string = newUuid(),
): void {
  const policy = { object_type: type, object_id: object.id, action, target_tenant: EVERY_PROJECT }
  if (!findSame(db, policy)) insert(db, { id, project_id: object.project_id, ...policy })
}

export function unshareWithEveryone(
  { db }: Pick<Call, 'db'>,
  type: RbacObjectType,
  object: OwnedObject,
  action: RbacAction,
): void {
  const policy = findSame(db, { object_type: type, object_id: object.id, action, target_tenant: EVERY_PROJECT })
  if (policy) remove(db, policy.id)
}

/** Shares the object with all projects, or stops sharing it. */
export function setShared(call: Pick<Call, 'db'>, type: RbacObjectType, object: OwnedObject, isShared: boolean): void {
  const change = isShared ? shareWithEveryone : unshareWithEveryone
  change(call, type, object, 'access_as_shared')
}
