import { QOS_RULE_TYPES } from '@meridian/wire'
import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import * as floatingIps from '../floatingips/store.ts'
import * as networks from '../networks/store.ts'
import * as ports from '../ports/store.ts'
import { setShared } from '../rbac/share.ts'
import * as rbac from '../rbac/store.ts'
import { isAdmin } from '../resource/find.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { newRowDefaults, bumpRevision } from '../resource/standard.ts'
import { policies } from './kind.ts'
import { detailsOf } from './rule-type-details.ts'
import * as store from './store.ts'
import type { QosPolicyRow } from './store.ts'

export const list = (call: Call) => listReply(call, policies)

export const show = (call: Call<{ id: string }>) => showReply(call, policies)

export const create = (call: Call) =>
  createReply(call, policies, ({ shared, ...input }) => {
    const policy = { ...newRowDefaults(call), ...input }
    checkDefault(call, policy)
    store.insert(call.db, policy)
    setShared(call, 'qos_policy', policy, shared)
    return policy
  })

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, policies, (row, { shared, ...changes }) => {
    const policy = bumpRevision(call, { ...row, ...changes })
    checkDefault(call, policy)
    store.update(call.db, policy)
    if (shared !== undefined) setShared(call, 'qos_policy', policy, shared)
    return policy
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, policies, ({ id }) => {
    checkUnused(call, id)
    store.removeRules(call.db, id)
    rbac.removeFor(call.db, id)
    store.remove(call.db, id)
  })

export const listRuleTypes = (call: Call) => {
  call.authorize('get_rule_type')
  return ok({ rule_types: QOS_RULE_TYPES.map((type) => ({ type })) })
}

export const showRuleType = (call: Call<{ type: string }>) => {
  const type = QOS_RULE_TYPES.find((known) => known === call.params.type)
  if (!type) throw badRequest(`Invalid input for rule_type. Reason: ${call.params.type} is not in valid_values.`)
  if (!isAdmin(call)) throw named.forbidden('NotAuthorized', 'Not authorized.')
  return ok({ rule_type: { type, drivers: [{ name: 'openvswitch', supported_parameters: detailsOf(type) }] } })
}

/** A project has at most one default policy. */
function checkDefault({ db }: Call, { id, is_default, project_id }: QosPolicyRow): void {
  const other = is_default ? store.findDefault(db, project_id) : undefined
  if (!other || other.id === id) return
  throw named.conflict('QoSPolicyDefaultAlreadyExists', `A default QoS policy exists for project ${project_id}.`)
}

function checkUnused({ db }: Call, id: string): void {
  const users = [
    ['network', networks.findByQosPolicy(db, id)],
    ['port', ports.findByQosPolicy(db, id)],
    ['floatingip', floatingIps.findByQosPolicy(db, id)],
  ] as const
  for (const [kind, user] of users) {
    if (user) throw named.conflict('QosPolicyInUse', `QoS Policy ${id} is used by ${kind} ${user.id}.`)
  }
}
