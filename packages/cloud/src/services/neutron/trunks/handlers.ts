import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import * as ports from '../ports/store.ts'
import { objectOf, partOf } from '../resource/body.ts'
import { findVisible, matchRevision } from '../resource/find.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { newRowDefaults, bumpRevision } from '../resource/standard.ts'
import { checkParent, checkSubPorts } from './check.ts'
import { trunks } from './kind.ts'
import * as store from './store.ts'
import type { TrunkRow } from './store.ts'
import { subPortIds, subPorts } from './values.ts'
import { toTrunks } from './view.ts'

export const list = (call: Call) => listReply(call, trunks)

export const show = (call: Call<{ id: string }>) => showReply(call, trunks)

export const create = (call: Call) =>
  createReply(call, trunks, ({ sub_ports, ...input }) => {
    checkParent(call, input.port_id)
    const empty = { ...newRowDefaults(call), ...input, sub_ports: [] }
    const trunk = { ...empty, sub_ports: checkSubPorts(call, empty, sub_ports) }
    store.insert(call.db, trunk)
    return trunk
  })

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, trunks, (row, changes) => {
    const trunk = bumpRevision(call, { ...row, ...changes })
    store.update(call.db, trunk)
    return trunk
  })

/** A trunk is in use if its parent has a host. */
export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, trunks, (trunk) => {
    const { id, port_id } = trunk
    requireEnabled(trunk)
    if (ports.find(call.db, port_id)?.['binding:host_id']) {
      throw named.conflict('TrunkInUse', `Trunk ${id} is currently in use.`)
    }
    store.remove(call.db, id)
  })

export const listSubPorts = (call: Call<{ id: string }>) => {
  const trunk = findVisible(call, trunks, call.params.id)
  call.authorize('get_subports', { project_id: trunk.project_id })
  return ok({ sub_ports: trunk.sub_ports })
}

export const addSubPorts = (call: Call<{ id: string }>) => {
  const trunk = findFor(call, 'add_subports')
  const sub_ports = partOf(subPorts, objectOf(call), 'sub_ports')
  return changed(call, trunk, [...trunk.sub_ports, ...checkSubPorts(call, trunk, sub_ports)])
}

export const removeSubPorts = (call: Call<{ id: string }>) => {
  const trunk = findFor(call, 'remove_subports')
  const gone = partOf(subPortIds, objectOf(call), 'sub_ports')
  const unknown = gone.find((id) => !trunk.sub_ports.some(({ port_id }) => port_id === id))
  if (unknown !== undefined) {
    throw named.notFound('SubPortNotFound', `SubPort ${unknown} on trunk ${trunk.id} could not be found.`)
  }
  return changed(
    call,
    trunk,
    trunk.sub_ports.filter(({ port_id }) => !gone.includes(port_id)),
  )
}

function findFor(call: Call<{ id: string }>, rule: string): TrunkRow {
  const trunk = findVisible(call, trunks, call.params.id)
  call.authorize(rule, { project_id: trunk.project_id })
  matchRevision(call, trunk)
  requireEnabled(trunk)
  return trunk
}

function changed(call: Call, trunk: TrunkRow, sub_ports: TrunkRow['sub_ports']) {
  const next = bumpRevision(call, { ...trunk, sub_ports })
  store.update(call.db, next)
  return ok(toTrunks(call, [next])[0])
}

/** A disabled trunk cannot be changed. */
function requireEnabled({ id, admin_state_up }: TrunkRow): void {
  if (!admin_state_up) throw named.conflict('TrunkDisabled', `Trunk ${id} is currently disabled.`)
}
