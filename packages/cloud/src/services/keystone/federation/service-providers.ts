import * as z from 'zod'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { conflictIn, orNotFound } from '../faults.ts'
import { changing, Description } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import * as store from './store.ts'
import { toServiceProvider } from './view.ts'

/** Keystone's own check: a scheme and something after it. */
const Url = z
  .string()
  .max(225)
  .regex(/^[a-zA-Z0-9+.-]+:.+/)

const Fields = z.strictObject({
  auth_url: Url,
  sp_url: Url,
  description: Description.optional(),
  enabled: z.boolean().optional(),
  relay_state_prefix: Description.optional(),
})
const New = z.object({ service_provider: Fields })
const Change = z.object({ service_provider: changing(Fields) })

type One = Call<{ id: string }>

export const list = (call: Call) => {
  call.authorize('identity:list_service_providers')
  const rows = filtered(store.serviceProviders.list(call.db), call.query, ['id', 'enabled'])
  return listReply(
    call,
    'service_providers',
    rows.map((row) => toServiceProvider(call, row)),
  )
}

export const create = (call: One) => {
  call.authorize('identity:create_service_provider')
  const { id } = call.params
  const row = {
    id,
    enabled: false,
    description: null,
    relay_state_prefix: 'ss:mem:',
    ...call.json(New).service_provider,
  }
  if (store.serviceProviders.find(call.db, id)) {
    throw conflictIn('service_provider', `Duplicate entry found with ID ${id}`)
  }
  store.serviceProviders.insert(call.db, row)
  return created({ service_provider: toServiceProvider(call, row) })
}

export const show = (call: One) => {
  call.authorize('identity:get_service_provider')
  return ok({ service_provider: toServiceProvider(call, target(call)) })
}

export const update = (call: One) => {
  call.authorize('identity:update_service_provider')
  const row = { ...target(call), ...call.json(Change).service_provider }
  store.serviceProviders.update(call.db, row)
  return ok({ service_provider: toServiceProvider(call, row) })
}

export const remove = (call: One) => {
  call.authorize('identity:delete_service_provider')
  store.serviceProviders.remove(call.db, target(call).id)
  return noContent
}

const target = ({ db, params }: One) =>
  orNotFound(store.serviceProviders.find(db, params.id), 'Service Provider', params.id)
