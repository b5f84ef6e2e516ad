import type { Call } from '../../../core/api.ts'
import { notFound } from '../../../core/fault.ts'
import { ok } from '../../../core/reply.ts'
import { filtered, listReply } from '../listing.ts'
import * as store from './store.ts'
import { toUser } from './view.ts'

export const list = (call: Call) => {
  const domainId = call.query.get('domain_id') ?? call.auth.token.domain?.id
  call.authorize('identity:list_users', { target: { domain_id: domainId } })
  const rows = filtered(store.list(call.db, domainId), call.query, ['name', 'enabled'])
  return listReply(
    call,
    'users',
    rows.map((row) => toUser(call, row)),
  )
}

export const show = (call: Call<{ id: string }>) => {
  const row = store.find(call.db, call.params.id)
  call.authorize('identity:get_user', { target: { user: row } })
  if (!row) throw notFound(`Could not find user: ${call.params.id}.`)
  return ok({ user: toUser(call, row) })
}
