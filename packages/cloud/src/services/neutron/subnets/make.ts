import type { AllocationPool } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { cidrAt, formatCidr, overlaps, parseCidr } from '../address/cidr.ts'
import type { Cidr } from '../address/cidr.ts'
import { BITS, formatIp, parseIp } from '../address/ip.ts'
import { includes, without } from '../address/ranges.ts'
import { serveNetwork } from '../agents/serve.ts'
import { badResource, invalidInput, named } from '../faults.ts'
import { networks } from '../networks/kind.ts'
import * as networkStore from '../networks/store.ts'
import type { NetworkRow } from '../networks/store.ts'
import { findVisible, checkOwnership } from '../resource/find.ts'
import type { Input } from '../resource/kind.ts'
import { newRowDefaults, bumpRevision } from '../resource/standard.ts'
import { poolFor, takePrefix } from '../subnetpools/allocate.ts'
import type { SubnetPoolRow } from '../subnetpools/store.ts'
import { checkDhcp, checkModes, checkPools, checkSubnet, checkVersion } from './check.ts'
import type { subnets } from './kind.ts'
import * as store from './store.ts'
import type { SubnetRow } from './store.ts'

type SubnetInput = Input<(typeof subnets)['create']>

export function makeSubnet(call: Call, input: SubnetInput): SubnetRow {
  const network = findVisible(call, networks, input.network_id)
  checkOwnership(call, network, input.project_id, 'subnet')
  const pool = poolFor(call, input)
  const cidr = cidrFor(call, input, pool)
  const text = formatCidr(cidr)
  if (input.enable_dhcp) checkDhcp(cidr)
  checkModes(input, cidr, text)
  const gateway_ip = input.gateway_ip === undefined ? firstHost(cidr) : input.gateway_ip
  checkSubnet({ ...input, gateway_ip }, cidr)
  checkPlace(call, network, cidr, pool)
  if (input.allocation_pools) checkPools(input.allocation_pools, cidr, text, gateway_ip)
  const row: SubnetRow = {
    ...newRowDefaults(call),
    project_id: input.project_id,
    name: input.name,
    description: input.description,
    network_id: network.id,
    ip_version: input.ip_version,
    cidr: text,
    gateway_ip,
    allocation_pools: input.allocation_pools ?? poolsAround(cidr, gateway_ip),
    dns_nameservers: input.dns_nameservers,
    host_routes: input.host_routes,
    enable_dhcp: input.enable_dhcp,
    ipv6_ra_mode: input.ipv6_ra_mode ?? null,
    ipv6_address_mode: input.ipv6_address_mode ?? null,
    subnetpool_id: pool?.id ?? null,
    service_types: input.service_types,
  }
  store.insert(call.db, row)
  networkStore.update(call.db, serveNetwork(call, bumpRevision(call, network), row))
  return row
}

function cidrFor(call: Call, input: SubnetInput, pool: SubnetPoolRow | undefined): Cidr {
  const { cidr: text, prefixlen, ip_version } = input
  if (text !== undefined && prefixlen !== undefined) {
    throw badResource('subnets', 'cidr and prefixlen must not be supplied together')
  }
  if (pool) return takePrefix(call, pool, input)
  if (text === undefined) throw badResource('subnets', 'a subnetpool must be specified in the absence of a cidr')
  const cidr = parseCidr(text)
  if (!cidr) throw invalidInput(`${text} is not in a CIDR format`)
  checkVersion(ip_version, formatCidr(cidr), 'cidr')
  return cidr
}

/** The first address of an IPv6 network is the routers' anycast address. */
function firstHost({ version, prefix, first }: Cidr): string {
  const isHost = version === 4 && prefix < BITS[version]
  return formatIp({ version, value: isHost ? first + 1n : first })
}

/** All addresses but the gateway, the network address and, for IPv4, the broadcast address. */
function poolsAround(cidr: Cidr, gateway: string | null): AllocationPool[] {
  const { version, prefix } = cidr
  const isTiny = version === 4 ? prefix > 30 : prefix === 128
  const range = isTiny ? cidr : { first: cidr.first + 1n, last: cidr.last - (version === 4 ? 1n : 0n) }
  const ip = gateway === null ? undefined : parseIp(gateway)
  const taken = ip && includes(range, ip.value) ? [{ first: ip.value, last: ip.value }] : []
  return without(range, taken).map(({ first, last }) => ({
    start: formatIp({ version, value: first }),
    end: formatIp({ version, value: last }),
  }))
}

/** Throws if the subnet overlaps others of the network, or its version has subnets from another pool. */
function checkPlace({ db }: Call, network: NetworkRow, cidr: Cidr, pool: SubnetPoolRow | undefined): void {
  if (cidr.prefix === 0) throw invalidInput('0 is not allowed as CIDR prefix length')
  for (const other of store.listOnNetwork(db, network.id)) {
    const taken = parseCidr(other.cidr) ?? cidrAt({ version: cidr.version, value: 0n }, BITS[cidr.version])
    if (overlaps(cidr, taken)) {
      const place = `Requested subnet with cidr: ${formatCidr(cidr)} for network: ${network.id}`
      throw invalidInput(`${place} overlaps with another subnet`)
    }
    if (other.ip_version === cidr.version && other.subnetpool_id !== (pool?.id ?? null)) {
      const message = 'Subnets hosted on the same network must be allocated from the same subnet pool.'
      throw named.badRequest('NetworkSubnetPoolAffinityError', message)
    }
  }
}
