import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import * as ports from '../ports/store.ts'
import * as rbac from '../rbac/store.ts'
import { isAdmin } from '../resource/find.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { newRowDefaults, bumpRevision } from '../resource/standard.ts'
import * as rules from '../security-group-rules/store.ts'
import { defaultGroup, allowAllEgress } from './default-group.ts'
import { DEFAULT, groups } from './kind.ts'
import * as store from './store.ts'

export const list = (call: Call) => {
  if (call.auth.projectId) defaultGroup(call, call.auth.projectId)
  return listReply(call, groups)
}

export const show = (call: Call<{ id: string }>) => showReply(call, groups)

export const create = (call: Call) =>
  createReply(call, groups, (input) => {
    defaultGroup(call, input.project_id)
    const group = { ...newRowDefaults(call), ...input, revision_number: 1 }
    store.insert(call.db, group)
    allowAllEgress(call, group)
    return group
  })

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, groups, (row, changes) => {
    if (row.name === DEFAULT && changes.name !== undefined) {
      throw named.conflict('SecurityGroupCannotUpdateDefault', 'Updating default security group not allowed.')
    }
    const isUsed =
      changes.stateful !== undefined && changes.stateful !== row.stateful && ports.findWithGroup(call.db, row.id)
    if (isUsed) throw inUse(row.id)
    const group = bumpRevision(call, { ...row, ...changes })
    store.update(call.db, group)
    return group
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, groups, ({ id, name }) => {
    if (ports.findWithGroup(call.db, id)) throw inUse(id)
    if (name === DEFAULT && !isAdmin(call)) {
      const message = 'Insufficient rights for removing default security group.'
      throw named.conflict('SecurityGroupCannotRemoveDefault', message)
    }
    rules.removeOfGroup(call.db, id)
    rbac.removeFor(call.db, id)
    store.remove(call.db, id)
  })

const inUse = (id: string) => named.conflict('SecurityGroupInUse', `Security Group ${id} in use.`)
