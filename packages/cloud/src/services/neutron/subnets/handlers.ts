import type { Call } from '../../../core/service/api.ts'
import { parseCidr } from '../address/cidr.ts'
import { invalidInput, named } from '../faults.ts'
import * as networkStore from '../networks/store.ts'
import * as ports from '../ports/store.ts'
import { listReply } from '../resource/listing.ts'
import { createReply, removeReply, showReply, updateReply } from '../resource/replies.ts'
import { bumpRevision } from '../resource/standard.ts'
import { checkDhcp, checkPools, checkSubnet } from './check.ts'
import { subnets } from './kind.ts'
import { makeSubnet } from './make.ts'
import { releaseSubnet } from './release.ts'
import * as store from './store.ts'
import type { SubnetRow } from './store.ts'

export const list = (call: Call) => listReply(call, subnets)

export const show = (call: Call<{ id: string }>) => showReply(call, subnets)

export const create = (call: Call) => createReply(call, subnets, (input) => makeSubnet(call, input))

export const update = (call: Call<{ id: string }>) =>
  updateReply(call, subnets, (row, changes) => {
    const subnet = bumpRevision(call, { ...row, ...changes })
    checkChange(call, row, subnet)
    store.update(call.db, subnet)
    return subnet
  })

function checkChange({ db }: Call, row: SubnetRow, subnet: SubnetRow): void {
  const cidr = parseCidr(row.cidr)
  if (!cidr) throw new Error(`Subnet ${row.id} has the CIDR ${row.cidr}`)
  if (subnet.enable_dhcp && !row.enable_dhcp) checkDhcp(cidr)
  if (!subnet.enable_dhcp && (row.ipv6_ra_mode || row.ipv6_address_mode)) {
    throw invalidInput('Cannot disable enable_dhcp with ipv6 attributes set')
  }
  checkSubnet(subnet, cidr, row.id)
  checkPools(subnet.allocation_pools, cidr, row.cidr, subnet.gateway_ip)
  if (subnet.gateway_ip !== null && subnet.gateway_ip !== row.gateway_ip) checkGatewayIsFree(db, row)
}

/** Throws if a router's interface has the gateway address. */
function checkGatewayIsFree(db: Call['db'], { id, gateway_ip }: SubnetRow): void {
  const router = ports
    .listOnSubnet(db, id)
    .filter(({ device_owner }) => device_owner === 'network:router_interface')
    .find(({ fixed_ips }) => fixed_ips.some((ip) => ip.subnet_id === id && ip.ip_address === gateway_ip))
  if (!router) return
  const message = `Current gateway ip ${gateway_ip} already in use by port ${router.id}. Unable to update.`
  throw named.conflict('GatewayIpInUse', message)
}

export const remove = (call: Call<{ id: string }>) =>
  removeReply(call, subnets, (subnet) => {
    releaseSubnet(call, subnet)
    store.remove(call.db, subnet.id)
    const network = networkStore.find(call.db, subnet.network_id)
    if (network) networkStore.update(call.db, bumpRevision(call, network))
  })
