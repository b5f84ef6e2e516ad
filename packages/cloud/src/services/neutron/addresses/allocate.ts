import type { FixedIp } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { contains, isReserved, parseCidr } from '../address/cidr.ts'
import type { Cidr } from '../address/cidr.ts'
import { formatIp, parseIp } from '../address/ip.ts'
import { invalidInput, named } from '../faults.ts'
import { positionOf } from '../ports/store.ts'
import type { Placed } from '../ports/store.ts'
import type { RequestedIp } from '../resource/network-values.ts'
import { isAutomatic } from '../subnets/check.ts'
import * as subnets from '../subnets/store.ts'
import type { SubnetRow } from '../subnets/store.ts'
import { eui64 } from './mac.ts'
import * as store from './store.ts'

/** The attributes of a port that determine its addresses. */
export interface Holder {
  id: string
  network_id: string
  mac_address: string
  device_owner: string
}

type Reader = Pick<Call, 'db'>

const cidrOf = ({ cidr }: SubnetRow): Cidr => parseCidr(cidr) ?? invalidCidr(cidr)
const invalidCidr = (cidr: string): never => {
  throw new Error(`A subnet has the CIDR ${cidr}`)
}

const isRouterPort = ({ device_owner }: Holder) => device_owner === 'network:router_interface'

/** The addresses of a new port: the requested ones or one per IP version, and all that derive from its MAC. */
export function allocate(call: Reader, port: Holder, requested?: readonly RequestedIp[]): Placed[] {
  const onNetwork = subnets.listOnNetwork(call.db, port.network_id)
  if (requested?.length === 0) return []
  const chosen = requested ? takeRequested(call, port, onNetwork, requested) : takeOneOfEach(call, port, onNetwork)
  return [...chosen, ...automatic(port, onNetwork)]
}

/** The addresses of a port after an update: requested ones that it already has stay. */
export function reallocate(
  call: Reader,
  port: Holder,
  current: readonly FixedIp[],
  requested: readonly RequestedIp[],
): Placed[] {
  const onNetwork = subnets.listOnNetwork(call.db, port.network_id)
  const remaining = [...current]
  const kept = requested.map((one) => takeFrom(remaining, one))
  const added = requested.filter((_, index) => !kept[index])
  const isAutomaticallyOn = new Set(onNetwork.filter(isAutomatic).map(({ id }) => id))
  const stays = remaining.filter(({ subnet_id }) => isAutomaticallyOn.has(subnet_id) && !isRouterPort(port))
  const unchanged = [...kept.filter((ip) => ip !== undefined), ...stays]
  return [...unchanged.map((ip) => placed(onNetwork, ip)), ...takeRequested(call, port, onNetwork, added)]
}

function takeFrom(remaining: FixedIp[], { subnet_id, ip_address }: RequestedIp): FixedIp | undefined {
  const at = remaining.findIndex(
    (ip) => (subnet_id ?? ip.subnet_id) === ip.subnet_id && (ip_address ?? ip.ip_address) === ip.ip_address,
  )
  return at < 0 ? undefined : remaining.splice(at, 1)[0]
}

function placed(onNetwork: readonly SubnetRow[], ip: FixedIp): Placed {
  const subnet = onNetwork.find(({ id }) => id === ip.subnet_id)
  return { ...ip, position: subnet ? positionOf(ip.ip_address, cidrOf(subnet).first) : 0 }
}

function takeRequested(
  call: Reader,
  port: Holder,
  onNetwork: readonly SubnetRow[],
  requested: readonly RequestedIp[],
): Placed[] {
  const taken: Placed[] = []
  for (const one of requested) {
    const subnet = subnetFor(call, port, onNetwork, one)
    if (one.ip_address === undefined && isAutomatic(subnet) && !isRouterPort(port)) continue
    const address = one.ip_address ?? freeIn(call, subnet, taken)
    if (address === undefined) throw exhausted(port.network_id)
    checkFree(call, port, subnet, address)
    taken.push(placed(onNetwork, { subnet_id: subnet.id, ip_address: address }))
  }
  return taken
}

function subnetFor(
  { db }: Reader,
  port: Holder,
  onNetwork: readonly SubnetRow[],
  { subnet_id, ip_address }: RequestedIp,
): SubnetRow {
  if (onNetwork.length === 0) throw invalidInput('IP allocation requires subnets for network')
  if (subnet_id !== undefined) {
    const subnet = onNetwork.find(({ id }) => id === subnet_id)
    if (!subnet && !subnets.find(db, subnet_id)) {
      throw named.notFound('SubnetNotFound', `Subnet ${subnet_id} could not be found.`)
    }
    if (!subnet) {
      const subject = `Failed to create port on network ${port.network_id}`
      throw invalidInput(`${subject}, because fixed_ips included invalid subnet ${subnet_id}`)
    }
    if (ip_address !== undefined && !isUsable(port, subnet, ip_address)) {
      throw named.badRequest(
        'InvalidIpForSubnet',
        `IP address ${ip_address} is not a valid IP for the specified subnet.`,
      )
    }
    return subnet
  }
  if (ip_address === undefined) throw invalidInput('IP allocation requires subnet_id or ip_address')
  const found = onNetwork.find((subnet) => isUsable(port, subnet, ip_address))
  if (found) return found
  const message = `IP address ${ip_address} is not a valid IP for any of the subnets on the specified network.`
  throw named.badRequest('InvalidIpForNetwork', message)
}

function isUsable(port: Holder, subnet: SubnetRow, address: string): boolean {
  const ip = parseIp(address)
  const cidr = cidrOf(subnet)
  if (!ip || !contains(cidr, ip)) return false
  // Only routers use the first address of an IPv6 network.
  if (ip.version === 6) return ip.value !== cidr.first || isRouterPort(port) || port.device_owner === ''
  return !isReserved(cidr, ip)
}

function checkFree({ db }: Reader, port: Holder, subnet: SubnetRow, address: string): void {
  if (isAutomatic(subnet) && !isRouterPort(port)) {
    const message = `IPv6 address ${address} cannot be directly assigned to a port on subnet ${subnet.id} as the subnet is configured for automatic addresses`
    throw named.badRequest('AllocationOnAutoAddressSubnet', message)
  }
  const holder = store.holderOf(db, subnet.id, address)
  if (holder === undefined || holder === port.id) return
  const message = `IP address ${address} already allocated in subnet ${subnet.id}`
  throw named.conflict('IpAddressAlreadyAllocated', message)
}

/** One IPv4 and one IPv6 address, if the network has such subnets. */
function takeOneOfEach(call: Reader, port: Holder, onNetwork: readonly SubnetRow[]): Placed[] {
  const isFor = ({ service_types }: SubnetRow) =>
    service_types.length === 0 || service_types.includes(port.device_owner)
  return ([4, 6] as const).flatMap((version) => {
    const candidates = onNetwork.filter(
      (subnet) => subnet.ip_version === version && !isAutomatic(subnet) && isFor(subnet),
    )
    if (candidates.length === 0) return []
    for (const subnet of candidates) {
      const address = freeIn(call, subnet, [])
      if (address !== undefined) return [placed(onNetwork, { subnet_id: subnet.id, ip_address: address })]
    }
    throw exhausted(port.network_id)
  })
}

function automatic(port: Holder, onNetwork: readonly SubnetRow[]): Placed[] {
  if (isRouterPort(port)) return []
  return onNetwork.filter(isAutomatic).map((subnet) => {
    const value = eui64(cidrOf(subnet).first, port.mac_address)
    return placed(onNetwork, { subnet_id: subnet.id, ip_address: formatIp({ version: 6, value }) })
  })
}

/** A free address of the subnet's pools that is not among those `taken` by the same request. */
function freeIn({ db }: Reader, subnet: SubnetRow, taken: readonly Placed[]): string | undefined {
  const { version, first } = cidrOf(subnet)
  for (const { start, end } of subnet.allocation_pools) {
    const last = positionOf(end, first)
    let position = store.freePosition(db, subnet.id, positionOf(start, first), last)
    const isTaken = (at: number) => taken.some((one) => one.subnet_id === subnet.id && one.position === at)
    while (position !== undefined && isTaken(position)) position += 1
    const isFree = position !== undefined && position <= last
    const address = isFree ? formatIp({ version, value: first + BigInt(position ?? 0) }) : undefined
    if (address !== undefined && store.holderOf(db, subnet.id, address) === undefined) return address
  }
  return undefined
}

const exhausted = (networkId: string) =>
  named.conflict('IpAddressGenerationFailure', `No more IP addresses available on network ${networkId}.`)
