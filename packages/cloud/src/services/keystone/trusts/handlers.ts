import * as z from 'zod'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { requireUnrestricted } from '../application-credentials/handlers.ts'
import { rolesOn } from '../assignments/effective.ts'
import { orNotFound, notAuthorizedTo } from '../faults.ts'
import { Id, RoleNames } from '../fields.ts'
import { listReply } from '../listing.ts'
import * as projects from '../projects/store.ts'
import { roleNamed } from '../roles/named.ts'
import { futureTime } from '../times.ts'
import * as users from '../users/store.ts'
import * as store from './store.ts'
import { rolesLinks, rolesOf, toListedTrust, toTrust } from './view.ts'

const Body = z.object({
  trust: z.object({
    trustor_user_id: z.string().min(1).max(64),
    trustee_user_id: z.string().min(1).max(64),
    impersonation: z.boolean(),
    project_id: Id.nullish(),
    remaining_uses: z.int().min(1).nullish(),
    expires_at: z.string().nullish(),
    roles: RoleNames.default([]),
  }),
})

/** Users list the trusts they gave or received; administrators list all. */
export const list = (call: Call) => {
  const trustor = call.query.get('trustor_user_id')
  const trustee = call.query.get('trustee_user_id')
  const rule = trustor ? '_for_trustor' : trustee ? '_for_trustee' : ''
  const trust = { trustor_user_id: trustor, trustee_user_id: trustee }
  call.authorize(`identity:list_trusts${rule}`, { target: { trust } })
  const rows = store
    .list(call.db)
    .filter((row) => [null, row.trustor_user_id].includes(trustor) && [null, row.trustee_user_id].includes(trustee))
  return listReply(
    call,
    'trusts',
    rows.map((row) => toListedTrust(call, row)),
  )
}

/** A trust can only contain roles that the trustor has. */
export const create = (call: Call) => {
  const { trust } = call.json(Body)
  const { trustor_user_id, trustee_user_id, impersonation, project_id = null, remaining_uses = null } = trust
  call.authorize('identity:create_trust', { target: { trust } })
  requireUnrestricted(call)
  orNotFound(users.find(call.db, trustee_user_id), 'user', trustee_user_id)
  if (project_id !== null) orNotFound(projects.find(call.db, project_id), 'project', project_id)
  const parties = { trustor_user_id, trustee_user_id, project_id, impersonation, remaining_uses }
  const expires = futureTime(call, trust.expires_at)
  const expires_at = expires === null ? null : `${expires}Z`
  const row = { id: newHexId(), ...parties, expires_at, role_ids: rolesFor(call, trust.roles, project_id) }
  store.insert(call.db, row)
  return created({ trust: toTrust(call, row) })
}

export const show = (call: Call<{ id: string }>) => ok({ trust: toTrust(call, target(call, 'identity:get_trust')) })

export const remove = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:delete_trust')
  requireUnrestricted(call)
  store.remove(call.db, row.id)
  return noContent
}

export const listRoles = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:list_roles_for_trust')
  return ok({ roles: rolesOf(call, row), links: rolesLinks(call, row) })
}

export const showRole = (call: Call<{ id: string; roleId: string }>) => {
  const row = target(call, 'identity:get_role_for_trust')
  const role = rolesOf(call, row).find(({ id }) => id === call.params.roleId)
  return ok({ role: orNotFound(role, 'role', call.params.roleId) })
}

function target(call: Call<{ id: string }>, rule: string) {
  const trust = orNotFound(store.find(call.db, call.params.id), 'trust', call.params.id)
  call.authorize(rule, { target: { trust } })
  return trust
}

function rolesFor({ db, auth }: Call, requested: z.infer<typeof RoleNames>, projectId: string | null): string[] {
  if (requested.length === 0 && projectId !== null) throw notAuthorizedTo('At least one role should be specified')
  const own = projectId === null ? [] : rolesOn(db, auth.userId, 'project', projectId)
  return requested.map((role) => {
    const id = roleNamed(db, role)
    return orNotFound(
      own.find((one) => one.id === id),
      'role',
      id,
    ).id
  })
}
