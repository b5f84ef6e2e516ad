import type { Call } from '../../../core/api.ts'
import { notFound } from '../../../core/fault.ts'
import { ok } from '../../../core/reply.ts'
import { filtered, listReply } from '../listing.ts'
import * as store from './store.ts'
import { toRole } from './view.ts'

export const list = (call: Call) => {
  call.authorize('identity:list_roles')
  const rows = filtered(store.list(call.db), call.query, ['name', 'domain_id'])
  return listReply(
    call,
    'roles',
    rows.map((row) => toRole(call, row)),
  )
}

export const show = (call: Call<{ id: string }>) => {
  const row = store.find(call.db, call.params.id)
  call.authorize('identity:get_role', { target: { role: row } })
  if (!row) throw notFound(`Could not find role: ${call.params.id}.`)
  return ok({ role: toRole(call, row) })
}
