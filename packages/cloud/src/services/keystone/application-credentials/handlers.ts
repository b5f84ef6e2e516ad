import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { conflictIn, orNotFound, notAuthorizedTo } from '../faults.ts'
import { Description, Name, RoleNames } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import { roleNamed } from '../roles/named.ts'
import { futureTime } from '../times.ts'
import { hashPassword } from '../users/password.ts'
import { AccessRules, rulesFor } from './access-rules.ts'
import * as store from './store.ts'
import { toApplicationCredential } from './view.ts'

const Body = z.object({
  application_credential: z.object({
    name: Name,
    description: Description.default(null),
    secret: z.string().nullish(),
    expires_at: z.string().nullish(),
    roles: RoleNames.optional(),
    unrestricted: z.boolean().optional(),
    access_rules: AccessRules.optional(),
  }),
})

type UserCall = Call<{ userId: string }>
type One = Call<{ userId: string; id: string }>

export const list = (call: UserCall) => {
  call.authorize('identity:list_application_credentials', { user_id: call.params.userId })
  const rows = filtered(store.list(call.db, call.params.userId), call.query, ['name'])
  return listReply(
    call,
    'application_credentials',
    rows.map((row) => toApplicationCredential(call, row)),
  )
}

/** The credential has at most the roles of the token. */
export const create = (call: UserCall) => {
  const { db, auth, params } = call
  call.authorize('identity:create_application_credential', { user_id: params.userId })
  requireUnrestricted(call)
  const { application_credential: requested } = call.json(Body)
  const { name, description, unrestricted = null, access_rules } = requested
  if (store.findByName(db, params.userId, name)) {
    throw conflictIn('application_credential', `Duplicate entry found with name ${name}`)
  }
  const secret = requested.secret ?? randomBytes(64).toString('base64url')
  const row = {
    id: newHexId(),
    name,
    description,
    user_id: params.userId,
    project_id: auth.projectId,
    secret_hash: hashPassword(secret),
    expires_at: futureTime(call, requested.expires_at),
    unrestricted,
    role_ids: rolesFor(call, requested.roles),
    access_rule_ids: access_rules ? rulesFor(call, access_rules) : null,
  }
  store.insert(db, row)
  return created({ application_credential: toApplicationCredential(call, row, secret) })
}

export const show = (call: One) => {
  const row = target(call)
  call.authorize('identity:get_application_credential', { user_id: row.user_id })
  return ok({ application_credential: toApplicationCredential(call, row) })
}

export const remove = (call: One) => {
  const row = target(call)
  call.authorize('identity:delete_application_credential', { user_id: row.user_id })
  requireUnrestricted(call)
  store.remove(call.db, row.id)
  return noContent
}

/** Looks up by id alone: a request for another user's credential gets 403. */
const target = ({ db, params }: One) => orNotFound(store.find(db, params.id), 'Application Credential', params.id)

/** A token from an application credential can manage others only if it is unrestricted. */
export function requireUnrestricted({ auth }: Call): void {
  if (!auth.token.application_credential?.restricted) return
  throw notAuthorizedTo(
    "Using method 'application_credential' is not allowed for managing additional application credentials.",
  )
}

function rolesFor({ db, auth }: Call, requested: z.infer<typeof RoleNames> | undefined): string[] {
  const own = (auth.token.roles ?? []).map(({ id }) => id)
  const ids = requested?.map((role) => roleNamed(db, role)) ?? own
  if (ids.every((id) => own.includes(id))) return [...new Set(ids)]
  throw badRequest('Invalid application credential: Cannot create an application credential with unassigned role')
}
