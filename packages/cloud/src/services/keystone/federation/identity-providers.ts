import * as z from 'zod'
import type { Db } from '../../../core/database/db.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import * as domains from '../domains/store.ts'
import { conflictIn, orNotFound } from '../faults.ts'
import { Description } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import * as store from './store.ts'
import { toIdentityProvider } from './view.ts'

const changeable = {
  description: Description.optional(),
  enabled: z.boolean().optional(),
  remote_ids: z.array(z.string()).nullish(),
  authorization_ttl: z.int().min(0).nullish(),
}
const New = z.object({ identity_provider: z.strictObject({ ...changeable, domain_id: z.string().nullish() }) })
const Change = z.object({ identity_provider: z.strictObject(changeable) })

export const list = (call: Call) => {
  call.authorize('identity:list_identity_providers')
  const rows = filtered(store.identityProviders.list(call.db), call.query, ['id', 'enabled'])
  return listReply(
    call,
    'identity_providers',
    rows.map((row) => toIdentityProvider(call, row)),
  )
}

/** Creates a domain if the request has none. */
export const create = (call: Call<{ id: string }>) => {
  call.authorize('identity:create_identity_provider')
  const { id } = call.params
  const { identity_provider: requested } = call.json(New)
  const { enabled = false, description = null, authorization_ttl = null } = requested
  const remote_ids = requested.remote_ids ?? []
  if (store.identityProviders.find(call.db, id)) throw conflictIn('identity_provider', `Duplicate entry: ${id}`)
  requireFree(call.db, id, remote_ids)
  const domain_id = requested.domain_id
    ? orNotFound(domains.find(call.db, requested.domain_id), 'domain', requested.domain_id).id
    : domainOf(call.db, id)
  const row = { id, domain_id, enabled, description, remote_ids, authorization_ttl }
  store.identityProviders.insert(call.db, row)
  return created({ identity_provider: toIdentityProvider(call, row) })
}

export const show = (call: Call<{ id: string }>) => {
  call.authorize('identity:get_identity_provider')
  return ok({ identity_provider: toIdentityProvider(call, target(call)) })
}

export const update = (call: Call<{ id: string }>) => {
  call.authorize('identity:update_identity_provider')
  const row = target(call)
  const { identity_provider: change } = call.json(Change)
  const { enabled = row.enabled, description = row.description, authorization_ttl = row.authorization_ttl } = change
  const remote_ids = change.remote_ids ?? row.remote_ids
  requireFree(call.db, row.id, remote_ids)
  const changed = { ...row, enabled, description, remote_ids, authorization_ttl }
  store.identityProviders.update(call.db, changed)
  return ok({ identity_provider: toIdentityProvider(call, changed) })
}

export const remove = (call: Call<{ id: string }>) => {
  call.authorize('identity:delete_identity_provider')
  store.removeIdentityProvider(call.db, target(call).id)
  return noContent
}

const target = ({ db, params }: Call<{ id: string }>) =>
  orNotFound(store.identityProviders.find(db, params.id), 'Identity Provider', params.id)

function requireFree(db: Db, id: string, remoteIds: readonly string[]): void {
  const others = store.identityProviders.list(db).filter((other) => other.id !== id)
  const taken = remoteIds.find((remote) => others.some((other) => other.remote_ids.includes(remote)))
  if (taken !== undefined) throw conflictIn('identity_provider', `Duplicate remote ID: ${taken}`)
}

function domainOf(db: Db, providerId: string): string {
  const id = newHexId()
  const description = `Auto generated federated domain for Identity Provider: ${providerId}`
  domains.insert(db, { id, name: id, description, enabled: true, tags: [], options: {}, extra: {} })
  return id
}
