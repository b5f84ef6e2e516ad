import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { badResource } from '../faults.ts'
import { notify } from '../notices/notices.ts'
import * as forwardings from '../port-forwardings/store.ts'
import * as ports from '../ports/store.ts'
import { checkPolicy } from '../qos/check.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { bumpRevision } from '../resource/standard.ts'
import { associationFor, inUseByForwarding, FREE } from './associate.ts'
import { floatingIps } from './kind.ts'
import { makeFloatingIp } from './make.ts'
import { toPools } from './pools.ts'
import { SETTLE, SETTLE_SECONDS } from './states.ts'
import * as store from './store.ts'
import type { FloatingIpRow } from './store.ts'

export const list = (call: Call) => listReply(call, floatingIps)

export const show = (call: Call<{ id: string }>) => showReply(call, floatingIps)

export const create = (call: Call) =>
  createReply(call, floatingIps, (input) => {
    const floating = makeFloatingIp(call, input)
    store.insert(call.db, floating)
    scheduleStatus(call, [floating.port_id], floating)
    return floating
  })

/** An empty update disassociates the floating IP, for compatibility with old clients. */
export const update = (call: Call<{ id: string }>) =>
  updateReply(call, floatingIps, (row, { port_id: requested, fixed_ip_address = null, ...changes }) => {
    const port_id = requested === undefined && Object.keys(changes).length === 0 ? null : requested
    if (fixed_ip_address !== null && !port_id) {
      throw badResource('floatingip', 'fixed_ip_address cannot be specified without a port_id')
    }
    if (changes.qos_policy_id) checkPolicy(call, changes.qos_policy_id)
    const unassociated = port_id === null ? withoutPort(call, row) : {}
    const floating = bumpRevision(call, {
      ...row,
      ...changes,
      ...(port_id ? associationFor(call, row, port_id, fixed_ip_address) : unassociated),
    })
    store.update(call.db, floating)
    if (port_id !== undefined) scheduleStatus(call, [row.port_id, floating.port_id], floating)
    return floating
  })

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, floatingIps, (floating) => {
    if (forwardings.listOfFloatingIps(call.db, [floating.id]).length > 0) throw inUseByForwarding(floating.id)
    store.remove(call.db, floating.id)
    ports.remove(call.db, floating.floating_port_id)
    if (floating.port_id !== null) notify(call, 'network-changed', ports.find(call.db, floating.port_id))
  })

export const listPools = (call: Call) => {
  call.authorize('get_floatingip_pool', { project_id: call.auth.projectId })
  return ok({ floatingip_pools: toPools(call) })
}

/** With port forwardings the floating IP keeps its router. */
function withoutPort({ db }: Call, row: FloatingIpRow) {
  const isForwarding = forwardings.listOfFloatingIps(db, [row.id]).length > 0
  return isForwarding ? { ...FREE, router_id: row.router_id } : FREE
}

/** Schedules the change of status, and notifies Nova about each affected server. */
function scheduleStatus(call: Call, portIds: readonly (string | null)[], { id }: FloatingIpRow): void {
  const affected = new Set(portIds.filter((portId) => portId !== null))
  if (affected.size > 0) call.scheduleJob(SETTLE_SECONDS, SETTLE, { id })
  for (const portId of affected) notify(call, 'network-changed', ports.find(call.db, portId))
}
