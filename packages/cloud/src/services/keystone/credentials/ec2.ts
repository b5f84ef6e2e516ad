import * as z from 'zod'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { orNotFound } from '../faults.ts'
import { listReply } from '../listing.ts'
import * as projects from '../projects/store.ts'
import * as users from '../users/store.ts'
import { idOfAccess } from './handlers.ts'
import * as store from './store.ts'
import { toEc2 } from './view.ts'

const TYPE = 'ec2'

type UserCall = Call<{ userId: string }>
type One = Call<{ userId: string; access: string }>

export const list = (call: UserCall) => {
  authorize(call, 'identity:ec2_list_credentials')
  return listReply(
    call,
    'credentials',
    store.listOfUser(call.db, call.params.userId, TYPE).map((row) => toEc2(call, row)),
  )
}

export const create = (call: UserCall) => {
  authorize(call, 'identity:ec2_create_credential')
  const { tenant_id: id = 'None' } = call.json(z.object({ tenant_id: z.string().optional() }))
  const project = orNotFound(projects.find(call.db, id), 'project', id)
  const key = { access: newHexId(), secret: newHexId(), trust_id: null }
  const owner = { user_id: call.params.userId, project_id: project.id }
  const row = { id: idOfAccess(key.access), ...owner, type: TYPE, blob: JSON.stringify(key), extra: {} }
  store.insert(call.db, row)
  return created({ credential: toEc2(call, row) })
}

export const show = (call: One) => ok({ credential: toEc2(call, target(call, 'identity:ec2_get_credential')) })

export const remove = (call: One) => {
  store.remove(call.db, target(call, 'identity:ec2_delete_credential').id)
  return noContent
}

function authorize(call: UserCall, rule: string, owner = call.params.userId): void {
  const { userId } = call.params
  call.authorize(rule, { target: { credential: { user_id: owner } } })
  orNotFound(users.find(call.db, userId), 'user', userId)
}

function target(call: One, rule: string) {
  const id = idOfAccess(call.params.access)
  const row = store.find(call.db, id)
  const isOwn = row?.type === TYPE && row.user_id === call.params.userId
  // Keystone checks the owner of the key and not the user in the path.
  authorize(call, rule, row?.type === TYPE ? row.user_id : undefined)
  return orNotFound(isOwn ? row : undefined, 'credential', id)
}
