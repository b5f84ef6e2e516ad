import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { accepted } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { listFloatingIps, showPort, updateFloatingIp, updatePort } from '../neighbours/networks.ts'
import { asCaller, asService, catchFault } from '../neighbours/requester.ts'
import { ip } from '../parameters.ts'
import { findFor, isAdmin } from '../servers/access.ts'
import type { ServerRow, Vif } from '../servers/row.ts'
import { change } from '../servers/tasks.ts'
import { versionOf } from '../servers/view.ts'
import { readVifs } from '../servers/vifs.ts'

type OfServer = Call<{ id: string }>

const addFixedBody = z.strictObject({
  addFixedIp: z.strictObject({ networkId: z.union([z.string().min(1).max(36), z.number()]) }),
})

/** Adds an address to the server's port on the network. */
export const addFixedIp = (call: OfServer) => {
  const networkId = String(call.json(addFixedBody).addFixedIp.networkId)
  const row = unlocked(call, findFor(call, 'os-multinic:add'))
  const vif = row.vifs.find(({ net_id }) => net_id === networkId)
  if (!vif) throw notFound(`Network ${networkId} could not be found.`)
  const requester = asService(call)
  const { fixed_ips } = showPort(requester, vif.port_id)
  const [subnet] = fixed_ips
  catchFault(
    () => updatePort(requester, vif.port_id, { fixed_ips: [...fixed_ips, { subnet_id: subnet?.subnet_id }] }),
    rephrased,
  )
  return refreshed(call, row)
}

const removeFixedBody = z.strictObject({ removeFixedIp: z.strictObject({ address: ip }) })

export const removeFixedIp = (call: OfServer) => {
  const { address } = call.json(removeFixedBody).removeFixedIp
  const row = unlocked(call, findFor(call, 'os-multinic:remove'))
  const vif = holderOf(row, address)
  if (!vif) throw badRequest(`Instance ${row.id} does not have fixed IP '${address}'.`)
  const requester = asService(call)
  const left = showPort(requester, vif.port_id).fixed_ips.filter(({ ip_address }) => ip_address !== address)
  catchFault(() => updatePort(requester, vif.port_id, { fixed_ips: left }), rephrased)
  return refreshed(call, row)
}

const addFloatingBody = z.strictObject({
  addFloatingIp: z.strictObject({ address: ip, fixed_address: ip.optional() }),
})

export const addFloatingIp = (call: OfServer) => {
  const { address, fixed_address } = call.json(addFloatingBody).addFloatingIp
  const row = findFor(call, 'os-floating-ips:add')
  if (row.vifs.length === 0) throw badRequest('Instance network is not ready yet')
  const fixed = fixed_address ?? row.vifs.flatMap(({ ips }) => ips).find((one) => versionOf(one.address) === 4)?.address
  const vif = fixed === undefined ? undefined : holderOf(row, fixed)
  if (fixed_address !== undefined && !vif) throw badRequest('Specified fixed address not assigned to instance')
  if (!vif) throw badRequest('No fixed IPs associated to instance')
  const floating = floatingOf(call, address)
  catchFault(
    () => updateFloatingIp(asCaller(call), floating.id, { port_id: vif.port_id, fixed_ip_address: fixed }),
    rephrased,
  )
  return refreshed(call, row)
}

const removeFloatingBody = z.strictObject({ removeFloatingIp: z.strictObject({ address: ip }) })

export const removeFloatingIp = (call: OfServer) => {
  const { address } = call.json(removeFloatingBody).removeFloatingIp
  const row = findFor(call, 'os-floating-ips:remove')
  const floating = floatingOf(call, address)
  if (!row.vifs.some(({ port_id }) => port_id === floating.port_id)) {
    throw conflict(`Floating IP ${address} is not associated with instance ${row.id}.`)
  }
  catchFault(() => updateFloatingIp(asCaller(call), floating.id, { port_id: null }), rephrased)
  return refreshed(call, row)
}

function floatingOf(call: OfServer, address: string) {
  const [found] = listFloatingIps(asCaller(call), [['floating_ip_address', address]])
  if (!found) throw notFound('floating IP not found')
  return found
}

const holderOf = ({ vifs }: ServerRow, address: string): Vif | undefined =>
  vifs.find(({ ips }) => ips.some((one) => one.address === address))

function unlocked(call: OfServer, row: ServerRow): ServerRow {
  if (row.locked_by && !isAdmin(call)) throw conflict(`Instance ${row.id} is locked`)
  return row
}

function rephrased({ message }: { message: string }): never {
  throw badRequest(message)
}

function refreshed(call: OfServer, row: ServerRow) {
  change(call, row, { vifs: readVifs(call, row) })
  return accepted
}
