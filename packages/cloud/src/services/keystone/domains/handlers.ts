import type { Call } from '../../../core/api.ts'
import { notFound } from '../../../core/fault.ts'
import { ok } from '../../../core/reply.ts'
import { domainsOf } from '../assignments/effective.ts'
import { filtered, listReply } from '../listing.ts'
import * as store from './store.ts'
import { toDomain } from './view.ts'

export const list = (call: Call) => {
  call.authorize('identity:list_domains')
  const rows = filtered(store.list(call.db), call.query, ['name', 'enabled'])
  return listReply(
    call,
    'domains',
    rows.map((row) => toDomain(call, row)),
  )
}

export const show = (call: Call<{ id: string }>) => {
  const row = store.find(call.db, call.params.id)
  call.authorize('identity:get_domain', { target: { domain: row } })
  if (!row) throw notFound(`Could not find domain: ${call.params.id}.`)
  return ok({ domain: toDomain(call, row) })
}

/** The domains that the token's user could take as a scope. */
export const listMine = (call: Call) => {
  const rows = domainsOf(call.db, call.auth.userId)
  return listReply(
    call,
    'domains',
    rows.map((row) => toDomain(call, row)),
  )
}
