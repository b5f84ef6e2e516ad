import * as z from 'zod'
import { forbidden } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { orNotFound } from '../faults.ts'
import { Id } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import * as users from '../users/store.ts'
import * as store from './store.ts'
import { toAccessRule } from './view.ts'

const PATH = /^\/.*/
const METHOD = /^(POST|GET|HEAD|PATCH|PUT|DELETE)$/

/** The access rules of a credential: new ones, or existing ones of the user by id. */
export const AccessRules = z.array(
  z.strictObject({
    id: Id.optional(),
    path: z.string().max(225).regex(PATH).optional(),
    method: z.string().regex(METHOD).optional(),
    service: Id.optional(),
  }),
)

type UserCall = Call<{ userId: string }>
type One = Call<{ userId: string; id: string }>

/** The ids of the requested rules; creates missing ones. */
export function rulesFor({ db, params }: UserCall, requested: z.infer<typeof AccessRules>): string[] {
  return requested.map(({ id, path = '', method = '', service = '' }) => {
    if (id !== undefined) return owned({ db, params }, id).id
    const fields = { service, path, method }
    const same = store
      .listRules(db, params.userId)
      .find((rule) => rule.service === service && rule.path === path && rule.method === method)
    const row = same ?? { id: newHexId(), user_id: params.userId, ...fields }
    if (!same) store.insertRule(db, row)
    return row.id
  })
}

export const list = (call: UserCall) => {
  authorize(call, 'list_access_rules')
  const rows = filtered(store.listRules(call.db, call.params.userId), call.query, ['service', 'path', 'method'])
  return listReply(
    call,
    'access_rules',
    rows.map((row) => toAccessRule(call, row)),
  )
}

export const show = (call: One) => {
  authorize(call, 'get_access_rule')
  return ok({ access_rule: toAccessRule(call, owned(call, call.params.id)) })
}

export const remove = (call: One) => {
  authorize(call, 'delete_access_rule')
  const row = owned(call, call.params.id)
  if (store.isRuleUsed(call.db, row.id)) throw forbidden('May not delete access rule in use')
  store.removeRule(call.db, row.id)
  return noContent
}

const authorize = (call: UserCall, action: string) =>
  call.authorize(`identity:${action}`, { target: { user: users.find(call.db, call.params.userId) } })

function owned({ db, params }: Pick<UserCall, 'db' | 'params'>, id: string) {
  const row = store.findRule(db, id)
  return orNotFound(row?.user_id === params.userId ? row : undefined, 'Access Rule', id)
}
