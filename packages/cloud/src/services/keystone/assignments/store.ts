import { is, oneOf } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { tokenSource } from '../token-source.ts'

export type ScopeKind = 'project' | 'domain' | 'system'
export type ActorKind = 'user' | 'group'

/** A role of a user or group in a scope. */
export interface Grant {
  actor: ActorKind
  actor_id: string
  scope: ScopeKind
  /** `all` for the system. */
  scope_id: string
  role_id: string
  /** Applies to the projects below, not to the scope itself. */
  inherited: boolean
}

export interface AssignmentRow extends Grant {
  id: string
}

const grants = tokenSource<AssignmentRow>('keystone_grants')

export const { list } = grants

const idOf = ({ actor, actor_id, scope, scope_id, role_id, inherited }: Grant) =>
  [actor, actor_id, scope, scope_id, role_id, ...(inherited ? ['inherited'] : [])].join('/')

export const has = (db: Db, grant: Grant) => grants.find(db, idOf(grant)) !== undefined

/** Has no effect if the grant exists. */
export function insert(db: Db, grant: Grant): void {
  if (!has(db, grant)) grants.insert(db, { id: idOf(grant), ...grant })
}

export const remove = (db: Db, grant: Grant) => grants.remove(db, idOf(grant))

const at = (scope: ScopeKind, scopeId: string): Condition[] => [is('scope', scope), is('scope_id', scopeId)]

export const listOn = (db: Db, actorIds: readonly string[], scope: ScopeKind, scopeId: string, inherited: boolean) =>
  grants.list(db, { where: [oneOf('actor_id', actorIds), ...at(scope, scopeId), is('inherited', inherited)] })

export const listOfActors = (db: Db, actorIds: readonly string[]) =>
  grants.list(db, { where: [oneOf('actor_id', actorIds)] })

export const removeOfActor = (db: Db, actorId: string) => grants.removeWhere(db, is('actor_id', actorId))
export const removeOfRole = (db: Db, roleId: string) => grants.removeWhere(db, is('role_id', roleId))
export const removeOn = (db: Db, scope: ScopeKind, scopeId: string) => grants.removeWhere(db, ...at(scope, scopeId))
