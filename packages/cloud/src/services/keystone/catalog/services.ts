import * as z from 'zod'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { extrasOf, OWN_KEYS } from '../extras.ts'
import { orNotFound } from '../faults.ts'
import { changing, Name } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import { endpointsOf, servicesOf } from './catalog.ts'
import * as store from './store.ts'
import { toService } from './view.ts'

const Fields = z.looseObject({
  type: z.string().min(1).max(255),
  name: Name.optional(),
  enabled: z.boolean().optional(),
})
const KNOWN = [...OWN_KEYS, 'type', 'name', 'enabled']

export const list = (call: Call) => {
  call.authorize('identity:list_services')
  const rows = filtered(servicesOf(call), call.query, ['type', 'name'])
  return listReply(
    call,
    'services',
    rows.map((row) => toService(call, row)),
  )
}

export const create = (call: Call) => {
  call.authorize('identity:create_service')
  const { service } = call.json(z.object({ service: Fields }))
  const { type, name, enabled = true } = service
  const row = { id: newHexId(), type, ...(name !== undefined && { name }), enabled, extra: extrasOf(service, KNOWN) }
  store.saveService(call.db, row)
  return created({ service: toService(call, row) })
}

export const show = (call: Call<{ id: string }>) => {
  call.authorize('identity:get_service')
  return ok({ service: toService(call, target(call)) })
}

export const update = (call: Call<{ id: string }>) => {
  call.authorize('identity:update_service')
  const row = target(call)
  const { service: change } = call.json(z.object({ service: changing(Fields) }))
  const { type = row.type, name = row.name, enabled = row.enabled } = change
  const extra = { ...row.extra, ...extrasOf(change, KNOWN) }
  const changed = { ...row, type, ...(name !== undefined && { name }), enabled, extra }
  store.saveService(call.db, changed)
  return ok({ service: toService(call, changed) })
}

/** Also removes its endpoints. */
export const remove = (call: Call<{ id: string }>) => {
  call.authorize('identity:delete_service')
  const row = target(call)
  for (const endpoint of endpointsOf(call)) {
    if (endpoint.service_id === row.id) store.removeEndpoint(call.db, endpoint)
  }
  store.removeService(call.db, row)
  return noContent
}

const target = (call: Call<{ id: string }>) =>
  orNotFound(
    servicesOf(call).find((service) => service.id === call.params.id),
    'service',
    call.params.id,
  )
