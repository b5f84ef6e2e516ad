import * as z from 'zod'
import type { Db } from '../../../core/database/db.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { removeUser } from '../cascade.ts'
import { domainFor } from '../domains/domain-for.ts'
import * as domains from '../domains/store.ts'
import { changedOptions, extrasOf } from '../extras.ts'
import { conflictIn, orNotFound } from '../faults.ts'
import { changing } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import * as tokens from '../tokens/store.ts'
import { expiryOf, expiryTest } from './expiry.ts'
import { KNOWN, UserFields } from './fields.ts'
import { hashPassword } from './password.ts'
import * as store from './store.ts'
import type { UserRow } from './store.ts'
import { toChangedUser, toUser } from './view.ts'

export const list = (call: Call) => {
  const domainId = call.query.get('domain_id') ?? call.auth.token.domain?.id
  call.authorize('identity:list_users', { target: { domain_id: domainId } })
  const rows = filtered(store.list(call.db, domainId), call.query, ['name', 'enabled', 'default_project_id'])
  const found = rows.filter(expiryTest(call.query.get('password_expires_at')))
  return listReply(
    call,
    'users',
    found.map((row) => toUser(call, row)),
  )
}

export const create = (call: Call) => {
  const { user } = call.json(z.object({ user: UserFields }))
  call.authorize('identity:create_user', { target: { user } })
  const domainId = domainFor(call, user.domain_id)
  const { name, enabled = true, default_project_id, password } = user
  requireFree(call.db, domainId, name, `${name} at domain ID ${domainId}`)
  requireProject(call.db, default_project_id)
  const row: UserRow = {
    id: newHexId(),
    name,
    domain_id: domainId,
    enabled,
    ...(default_project_id && { default_project_id }),
    ...passwordOf(call, password),
    options: changedOptions({}, user.options),
    extra: extrasOf(user, KNOWN),
  }
  store.insert(call.db, row)
  return created({ user: toUser(call, row) })
}

export const show = (call: Call<{ id: string }>) => ok({ user: toUser(call, target(call, 'identity:get_user')) })

export const update = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:update_user')
  const { user: change } = call.json(z.object({ user: changing(UserFields) }))
  if ((change.domain_id ?? row.domain_id) !== row.domain_id) throw badRequest('Cannot change Domain ID')
  if (change.id !== undefined && change.id !== row.id) throw badRequest('Cannot change ID')
  const { name = row.name, enabled = row.enabled, default_project_id: home, password } = change
  requireFree(call.db, row.domain_id, name, name, row.id)
  requireProject(call.db, home)
  const { default_project_id: _, ...rest } = row
  const changed: UserRow = {
    ...(home === undefined ? row : rest),
    ...(home && { default_project_id: home }),
    name,
    enabled,
    ...(password !== undefined && passwordOf(call, password)),
    options: changedOptions(row.options, change.options),
    extra: { ...row.extra, ...extrasOf(change, KNOWN) },
  }
  store.update(call.db, changed)
  if (!enabled || password !== undefined) tokens.removeOfUser(call.db, row.id)
  return ok({ user: toChangedUser(call, changed) })
}

export const remove = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:delete_user')
  removeUser(call.db, row.id)
  return noContent
}

function target(call: Call<{ id: string }>, rule: string): UserRow {
  const user = store.find(call.db, call.params.id)
  call.authorize(rule, { target: { user } })
  return orNotFound(user, 'user', call.params.id)
}

const passwordOf = (call: Call, password: string | null | undefined) =>
  password === undefined || password === null
    ? { password_expires_at: null }
    : { password_hash: hashPassword(password), password_expires_at: expiryOf(call) }

function requireFree(db: Db, domainId: string, name: string, shown: string, except?: string): void {
  const other = store.findByName(db, domainId, name)
  if (other && other.id !== except) throw conflictIn('user', `Duplicate entry found with name ${shown}`)
}

/** Accepts an unknown project, but not a domain's id. */
function requireProject(db: Db, id: string | null | undefined): void {
  if (id && domains.find(db, id)) throw badRequest(`User's default project ID cannot be a domain ID: ${id}`)
}
