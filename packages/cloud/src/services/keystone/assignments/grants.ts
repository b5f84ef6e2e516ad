import { forbidden, notFound } from '../../../core/errors/fault.ts'
import { noContent } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import * as credentials from '../application-credentials/store.ts'
import * as domains from '../domains/store.ts'
import { orNotFound } from '../faults.ts'
import * as groups from '../groups/store.ts'
import { listReply } from '../listing.ts'
import * as projects from '../projects/store.ts'
import * as roles from '../roles/store.ts'
import type { RoleRow } from '../roles/store.ts'
import { toRole } from '../roles/view.ts'
import * as users from '../users/store.ts'
import * as store from './store.ts'
import type { ActorKind, Grant, ScopeKind } from './store.ts'

interface Pair {
  scopeId: string
  actorId: string
}
type Triple = Pair & { roleId: string }

const ACTORS = { user: users, group: groups }
const PLACES = { project: projects, domain: domains }

/** The four handlers for roles of an actor type in a scope type. */
export function grants(scope: 'project' | 'domain', actor: ActorKind, inherited = false) {
  const grantOf = (call: Call<Triple>, verb: string): Grant => {
    const { scopeId, actorId, roleId } = call.params
    const role = roles.find(call.db, roleId)
    authorize(call, `identity:${verb}_grant`, role)
    const row = orNotFound(role, 'role', roleId)
    requirePair(call)
    if (verb === 'create') requireSameDomain(call, scope, row)
    return { actor, actor_id: actorId, scope, scope_id: scopeId, role_id: row.id, inherited }
  }

  const authorize = (call: Call<Pair>, rule: string, role?: RoleRow) => {
    const { scopeId, actorId } = call.params
    const who = ACTORS[actor].find(call.db, actorId)
    call.authorize(rule, { target: { role, [scope]: PLACES[scope].find(call.db, scopeId), [actor]: who } })
  }

  const requirePair = ({ db, params }: Call<Pair>) => {
    orNotFound(PLACES[scope].find(db, params.scopeId), scope, params.scopeId)
    orNotFound(ACTORS[actor].find(db, params.actorId), actor, params.actorId)
  }

  return {
    list: (call: Call<Pair>) => {
      authorize(call, 'identity:list_grants')
      requirePair(call)
      return rolesReply(call, store.listOn(call.db, [call.params.actorId], scope, call.params.scopeId, inherited))
    },
    check: (call: Call<Triple>) => check(call, grantOf(call, 'check')),
    assign: (call: Call<Triple>) => assign(call, grantOf(call, 'create')),
    revoke: (call: Call<Triple>) => revoke(call, grantOf(call, 'revoke')),
  }
}

/** The same for the system scope, which has its own rules and no id. */
export function systemGrants(actor: ActorKind) {
  const place = { scope: 'system', scope_id: 'all' } as const
  const grantOf = (call: Call<{ actorId: string; roleId: string }>, verb: string): Grant => {
    const { actorId, roleId } = call.params
    call.authorize(`identity:${verb}_system_grant_for_${actor}`)
    orNotFound(ACTORS[actor].find(call.db, actorId), actor, actorId)
    orNotFound(roles.find(call.db, roleId), 'role', roleId)
    return { actor, actor_id: actorId, ...place, role_id: roleId, inherited: false }
  }
  return {
    list: (call: Call<{ actorId: string }>) => {
      const { actorId } = call.params
      call.authorize(`identity:list_system_grants_for_${actor}`)
      orNotFound(ACTORS[actor].find(call.db, actorId), actor, actorId)
      return rolesReply(call, store.listOn(call.db, [actorId], place.scope, place.scope_id, false))
    },
    check: (call: Call<{ actorId: string; roleId: string }>) => check(call, grantOf(call, 'check')),
    assign: (call: Call<{ actorId: string; roleId: string }>) => assign(call, grantOf(call, 'create')),
    revoke: (call: Call<{ actorId: string; roleId: string }>) => revoke(call, grantOf(call, 'revoke')),
  }
}

const rolesReply = (call: Call, rows: readonly Grant[]) =>
  listReply(
    call,
    'roles',
    rows.flatMap(({ role_id }) => roles.find(call.db, role_id) ?? []).map((role) => toRole(call, role)),
  )

function check({ db }: Call, grant: Grant) {
  if (!store.has(db, grant)) throw noAssignment(grant)
  return noContent
}

function assign({ db }: Call, grant: Grant) {
  store.insert(db, grant)
  return noContent
}

/** Also removes application credentials with the role. */
function revoke({ db }: Call, grant: Grant) {
  if (!store.remove(db, grant)) throw noAssignment(grant)
  if (grant.actor === 'user' && grant.scope === 'project') {
    credentials.removeWithRole(db, grant.actor_id, grant.scope_id, grant.role_id)
  }
  return noContent
}

function noAssignment({ role_id, actor_id, scope, scope_id }: Grant) {
  const place = scope === 'system' ? 'system' : scope_id
  return notFound(
    `Could not find role assignment with role: ${role_id}, user or group: ${actor_id}, project, domain, or system: ${place}.`,
  )
}

function requireSameDomain({ db, params }: Call<Pair>, scope: ScopeKind, role: RoleRow): void {
  const project = scope === 'project' ? projects.find(db, params.scopeId) : undefined
  if (project && role.domain_id !== null && role.domain_id !== project.domain_id) {
    throw forbidden(`Project ${project.id} must be in the same domain as the role ${role.id} being assigned.`)
  }
}
