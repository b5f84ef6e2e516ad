import * as z from 'zod'
import { badRequest, conflict, Fault, notFound } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { beginEvent, endEvents, record } from '../instance-actions/record.ts'
import { perVersion, sinceOf, withoutNewerFields } from '../microversion.ts'
import { listNetworks, listPorts, showPort } from '../neighbours/networks.ts'
import { asCaller, asService, catchFault } from '../neighbours/requester.ts'
import { ip, tag, uuid } from '../parameters.ts'
import { findFor, findForMove } from '../servers/access.ts'
import { onlyNetwork, type WantedPort } from '../servers/create/networks.ts'
import { SECONDS } from '../servers/durations.ts'
import { plugPort, unplugPorts } from '../servers/ports.ts'
import type { ServerRow } from '../servers/row.ts'
import * as store from '../servers/store.ts'
import { change } from '../servers/tasks.ts'
import { readVifs } from '../servers/vifs.ts'
import type { InterfaceAttachment, Port } from '@meridian/wire'

type OfServer = Call<{ id: string }>
type OfPort = Call<{ id: string; port: string }>

export const list = (call: OfServer) => {
  const row = findFor(call, 'os-attach-interfaces:list')
  const ports = listPorts(asCaller(call), [['device_id', row.id]])
  return ok({ interfaceAttachments: ports.map((port) => toInterface(port, row, sinceOf(call)(70))) })
}

export const show = (call: OfPort) => {
  const row = findFor(call, 'os-attach-interfaces:show')
  return ok({ interfaceAttachment: shown(call, row, call.params.port) })
}

function shown(call: Call, row: ServerRow, portId: string) {
  const port = catchFault(
    () => showPort(asCaller(call), portId),
    () => {
      throw notFound(`Port id ${portId} could not be found.`)
    },
  )
  if (port.device_id !== row.id) throw notFound(`Instance ${row.id} does not have a port with id ${portId}`)
  return toInterface(port, row, sinceOf(call)(70))
}

const attachment = z.strictObject({
  net_id: uuid.optional(),
  port_id: uuid.optional(),
  fixed_ips: z
    .array(z.strictObject({ ip_address: ip }))
    .length(1)
    .optional(),
  tag: tag.optional(),
})
const createBody = perVersion((since) =>
  z.strictObject({ interfaceAttachment: withoutNewerFields(attachment, since, { tag: 49 }).optional() }),
)

/** Attaches at once and returns the interface. */
export const create = (call: OfServer) => {
  const { interfaceAttachment: requested = {} } = call.json(createBody(call))
  const row = findForMove(call, 'os-attach-interfaces:create', 'attach_interface')
  const wanted = wantedOf(call, requested)
  const actionId = record(call, row.id, 'attach_interface')
  beginEvent(call, actionId, 'compute_attach_interface', row.host)
  const vif = catchFault(() => plugPort(asService(call), row, wanted, []), rephrase)
  const plugged = change(call, row, { vifs: [...row.vifs, vif] })
  const changed = change(call, plugged, { vifs: readVifs(call, plugged) })
  endEvents(call, actionId)
  return ok({ interfaceAttachment: shown(call, changed, vif.port_id) })
}

function wantedOf(call: Call, requested: z.output<typeof attachment>): WantedPort {
  const { net_id, port_id, fixed_ips } = requested
  const name = requested.tag ?? null
  const address = fixed_ips?.[0]?.ip_address ?? null
  if (net_id !== undefined && port_id !== undefined) throw badRequest('Must not input both network_id and port_id')
  if (address !== null && net_id === undefined) throw badRequest('Must input network_id when request IP address')
  if (port_id !== undefined) {
    checkPort(call, port_id)
    return { port_id, network_id: null, address: null, tag: name }
  }
  const network_id = net_id ?? onlyNetwork(asCaller(call), false)
  if (network_id === null) {
    throw badRequest(
      `No specific network was requested and none are available for project '${call.auth.projectId ?? ''}'.`,
    )
  }
  checkNetwork(call, network_id)
  return { port_id: null, network_id, address, tag: name }
}

function checkPort(call: Call, id: string): void {
  const port = catchFault(
    () => showPort(asCaller(call), id),
    () => {
      throw notFound(`Port id ${id} could not be found.`)
    },
  )
  if (port.device_id) throw conflict(`Port ${id} is still in use.`)
}

function checkNetwork(call: Call, id: string): void {
  const [network] = listNetworks(asCaller(call), [['id', id]])
  if (!network) throw notFound(`Network ${id} could not be found.`)
  const isOutside = network['router:external'] && !network.shared
  if (isOutside) call.authorize('network:attach_external_network', { project_id: call.auth.projectId })
}

/** Neutron's errors, with Nova's status. */
function rephrase({ type, status, message }: Fault): never {
  if (type === 'OverQuota') throw new Fault(403, 'Maximum number of ports exceeded')
  if (type === 'IpAddressInUse' || type === 'IpAddressAlreadyAllocated') throw conflict(message)
  throw new Fault(status === 404 ? 404 : 400, message)
}

/** Also accepts unknown ports; the job then records an error. */
export const remove = (call: OfPort) => {
  const row = findForMove(call, 'os-attach-interfaces:delete', 'detach_interface')
  const actionId = record(call, row.id, 'detach_interface')
  beginEvent(call, actionId, 'compute_detach_interface', row.host)
  call.scheduleJob(SECONDS.detach, 'detachInterface', { serverId: row.id, portId: call.params.port, actionId })
  return accepted
}

interface Detachment {
  serverId: string
  portId: string
  actionId: string
}

export function detachInterface(context: Background, { serverId, portId, actionId }: Detachment): void {
  const row = store.find(context.db, serverId)
  if (!row || row.deleted) return
  const vif = row.vifs.find(({ port_id }) => port_id === portId)
  if (!vif) {
    endEvents(context, actionId, `Port id ${portId} could not be found.`)
    return
  }
  unplugPorts(context, [vif])
  const left = store.find(context.db, serverId)?.vifs.filter(({ port_id }) => port_id !== portId) ?? []
  change(context, row, { vifs: left })
  endEvents(context, actionId)
}

function toInterface(port: Port, { vifs }: ServerRow, showsTag: boolean): InterfaceAttachment {
  const { id, network_id, mac_address, status, fixed_ips } = port
  return {
    net_id: network_id,
    port_id: id,
    mac_addr: mac_address,
    port_state: status,
    fixed_ips: fixed_ips.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address })),
    ...(showsTag && { tag: vifs.find(({ port_id }) => port_id === id)?.tag ?? null }),
  }
}
