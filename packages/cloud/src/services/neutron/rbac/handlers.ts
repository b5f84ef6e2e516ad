import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { invalidInput, named } from '../faults.ts'
import { isAdmin } from '../resource/find.ts'
import type { Input } from '../resource/kind.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { checkNoDependents } from './dependents.ts'
import { rbacPolicies } from './kind.ts'
import { shareable } from './shareable.ts'
import * as store from './store.ts'
import type { RbacRow } from './store.ts'

export const list = (call: Call) => listReply(call, rbacPolicies)

export const show = (call: Call<{ id: string }>) => showReply(call, rbacPolicies)

export const create = (call: Call) =>
  createReply(call, rbacPolicies, (input) => {
    const policy = { id: newUuid(), ...input, action: actionOf(input) }
    checkObject(call, policy)
    checkNew(call, policy)
    store.insert(call.db, policy)
    return policy
  })

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, rbacPolicies, (row, changes) => {
    const policy = { ...row, ...changes }
    if (policy.target_tenant !== row.target_tenant) {
      checkNoDependents(call, row)
      checkNew(call, policy)
    }
    store.update(call.db, policy)
    return policy
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, rbacPolicies, (policy) => {
    checkNoDependents(call, policy)
    store.remove(call.db, policy.id)
  })

function actionOf({ object_type, action }: Input<(typeof rbacPolicies)['create']>): RbacRow['action'] {
  const { actions } = shareable[object_type]
  const known = actions.find((candidate) => candidate === action)
  if (known) return known
  const valid = actions.map((candidate) => `'${candidate}'`).join(', ')
  const tuple = actions.length === 1 ? `(${valid},)` : `(${valid})`
  const message = `Invalid action '${action}' for object type '${object_type}'. Valid actions: ${tuple}`
  throw named.badRequest('InvalidActionForType', message)
}

/** Only the owner of an object can share it. */
function checkObject(call: Call, { object_type, object_id }: RbacRow): void {
  const { rows, missing } = shareable[object_type]
  const object = rows.find(call.db, object_id)
  if (!object) throw invalidInput(missing(object_id).message.replace(/\.$/, ''))
  if (object.project_id !== call.auth.projectId && !isAdmin(call)) {
    throw invalidInput('Only admins can manipulate policies on objects they do not own')
  }
}

function checkNew({ db }: Call, policy: RbacRow): void {
  const same = store.findSame(db, policy)
  if (same && same.id !== policy.id) {
    throw named.conflict('DuplicateRbacPolicy', 'An RBAC policy already exists with those values.')
  }
}
