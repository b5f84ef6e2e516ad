import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { setShared } from '../rbac/share.ts'
import * as rbac from '../rbac/store.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import * as subnetpools from '../subnetpools/store.ts'
import { scopes } from './kind.ts'
import * as store from './store.ts'

export const list = (call: Call) => listReply(call, scopes)

export const show = (call: Call<{ id: string }>) => showReply(call, scopes)

export const create = (call: Call) =>
  createReply(call, scopes, ({ shared, ...input }) => {
    const scope = { id: newUuid(), ...input }
    store.insert(call.db, scope)
    setShared(call, 'address_scope', scope, shared)
    return scope
  })

/** A shared scope cannot be unshared. */
export const update = (call: Call<{ id: string }>) =>
  updateReply(call, scopes, (row, { shared, ...changes }) => {
    if (
      shared === false &&
      rbac.policiesOn(call.db, row.id).some(({ target_tenant }) => target_tenant === rbac.EVERY_PROJECT)
    ) {
      const message = `Unable to update address scope ${row.id} : Shared address scope can't be unshared.`
      throw named.badRequest('AddressScopeUpdateError', message)
    }
    const scope = { ...row, ...changes }
    store.update(call.db, scope)
    if (shared) setShared(call, 'address_scope', scope, true)
    return scope
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, scopes, ({ id }) => {
    if (subnetpools.listInScope(call.db, id).length > 0) {
      const reason = 'There are one or more subnet pools in use on the address scope'
      throw named.conflict('AddressScopeInUse', `Unable to complete operation on address scope ${id}. ${reason}.`)
    }
    rbac.removeFor(call.db, id)
    store.remove(call.db, id)
  })
