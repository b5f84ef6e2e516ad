import { is } from '../../../core/database/condition.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import { floatingIps } from '../floatingips/kind.ts'
import type { FloatingIpRow } from '../floatingips/store.ts'
import { authorizeAction } from '../resource/authorize-action.ts'
import { readCreate, readUpdate } from '../resource/body.ts'
import { findVisible } from '../resource/find.ts'
import type { Input } from '../resource/kind.ts'
import { listReply } from '../resource/listing.ts'
import { viewRows } from '../resource/view-rows.ts'
import { checkForwarding, portsOf } from './check.ts'
import { forwardings } from './kind.ts'
import { releaseIfUnused, setRouter } from './release.ts'
import * as store from './store.ts'
import type { PortForwardingRow } from './store.ts'

/** Policy rules begin with the parent's name. */
const kind = { ...forwardings, one: 'floatingip_port_forwarding' }

type OnParent = Call<{ floatingip: string }>
type OnOne = Call<{ floatingip: string; id: string }>

export const list = (call: OnParent) => listReply(call, forwardings, is('floatingip_id', parentOf(call).id))

export const show = (call: OnOne) => ok({ port_forwarding: viewRows(call, forwardings, [find(call)])[0] })

export const create = (call: OnParent) => {
  const parent = parentOf(call)
  const { items } = readCreate(call, forwardings)
  const rows = items.map(({ input }) => {
    authorizeAction(call, kind, 'create', { ...input, floatingip_id: parent.id })
    return make(call, parent, input)
  })
  return created({ port_forwarding: viewRows(call, forwardings, rows)[0] })
}

export const update = (call: OnOne) => {
  const { input } = readUpdate(call, forwardings)
  const row = find(call)
  authorizeAction(call, kind, 'update', { ...row })
  const { external_port: _e, internal_port: _i, external_port_range: _er, internal_port_range: _ir, ...changes } = input
  const changed: PortForwardingRow = { ...row, ...changes, ...portsOf(input) }
  checkForwarding(call, parentOf(call), changed)
  store.update(call.db, changed)
  return ok({ port_forwarding: viewRows(call, forwardings, [changed])[0] })
}

export const remove = (call: OnOne) => {
  const row = find(call)
  authorizeAction(call, kind, 'delete', { ...row })
  store.remove(call.db, row.id)
  const parent = parentOf(call)
  releaseIfUnused(call, parent)
  return noContent
}

type ForwardingInput = Input<(typeof forwardings)['create']>

function make(call: Call, parent: FloatingIpRow, input: ForwardingInput): PortForwardingRow {
  if (parent.port_id !== null) throw alreadyAssociated(parent, input)
  const { external_port, external_port_range, internal_port, internal_port_range } = portsOf(input)
  if (!external_port || !external_port_range || !internal_port || !internal_port_range) {
    throw badRequest('Internal and external ports have to be given, each as a port or as a range of ports.')
  }
  const row: PortForwardingRow = {
    id: newUuid(),
    project_id: parent.project_id,
    floatingip_id: parent.id,
    protocol: input.protocol,
    internal_port_id: input.internal_port_id,
    internal_ip_address: input.internal_ip_address,
    external_port,
    external_port_range,
    internal_port,
    internal_port_range,
    description: input.description,
  }
  const router = checkForwarding(call, parent, row)
  store.insert(call.db, row)
  if (parent.router_id === null) setRouter(call, parent, router)
  return row
}

const parentOf = (call: OnParent): FloatingIpRow => findVisible(call, floatingIps, call.params.floatingip)

function find(call: OnOne): PortForwardingRow {
  const parent = parentOf(call)
  const row = store.find(call.db, call.params.id)
  if (row?.floatingip_id !== parent.id) throw forwardings.missing(call.params.id)
  return row
}

function alreadyAssociated(parent: FloatingIpRow, input: ForwardingInput) {
  const { floating_ip_address, id, floating_network_id } = parent
  const subject = `Cannot associate floating IP ${floating_ip_address} (${id}) with port ${input.internal_port_id} using fixed IP ${input.internal_ip_address}`
  const reason = `as that fixed IP already has a floating IP on external network ${floating_network_id}`
  return named.conflict('FloatingIPPortAlreadyAssociated', `${subject}, ${reason}.`)
}
