import type { Ipv6Mode } from '@meridian/wire'
import { contains, isReserved } from '../address/cidr.ts'
import type { Cidr } from '../address/cidr.ts'
import { parseIp } from '../address/ip.ts'
import type { IpVersion } from '../address/ip.ts'
import { includes, rangeOf, writeRange } from '../address/ranges.ts'
import { invalidInput, named } from '../faults.ts'
import type { SubnetRow } from './store.ts'

const MAX_NAMESERVERS = 5
const MAX_HOST_ROUTES = 20

type Checked = Pick<SubnetRow, 'ip_version' | 'gateway_ip' | 'enable_dhcp' | 'dns_nameservers' | 'host_routes'>

/** Validates a new or updated subnet. */
export function checkSubnet(subnet: Checked, cidr: Cidr, id = 'new subnet'): void {
  const { ip_version, gateway_ip, dns_nameservers, host_routes } = subnet
  if (gateway_ip !== null) checkGateway(ip_version, cidr, gateway_ip)
  if (dns_nameservers.length > MAX_NAMESERVERS) {
    const message = `Unable to complete operation for ${id}. The number of DNS nameservers exceeds the limit ${MAX_NAMESERVERS}.`
    throw named.badRequest('DNSNameServersExhausted', message)
  }
  for (const host of dns_nameservers) checkVersion(ip_version, host, 'dns_nameserver')
  if (host_routes.length > MAX_HOST_ROUTES) {
    const message = `Unable to complete operation for ${id}. The number of host routes exceeds the limit ${MAX_HOST_ROUTES}.`
    throw named.badRequest('HostRoutesExhausted', message)
  }
  for (const { destination, nexthop } of host_routes) {
    checkVersion(ip_version, nexthop, 'nexthop')
    checkVersion(ip_version, destination, 'destination')
  }
}

export function checkVersion(version: IpVersion, text: string, what: string): void {
  const [address = ''] = text.split('/', 1)
  if (parseIp(address)?.version === version) return
  throw invalidInput(`${what} '${text}' does not match the ip_version '${version}'`)
}

/** A gateway outside the subnet is valid. */
function checkGateway(version: IpVersion, cidr: Cidr, gateway: string): void {
  checkVersion(version, gateway, 'gateway_ip')
  const ip = parseIp(gateway)
  if (ip && contains(cidr, ip) && isReserved(cidr, ip)) throw invalidInput('Gateway is not valid on subnet')
}

/** Throws for networks in which DHCP cannot work. */
export function checkDhcp({ version, prefix, first, last }: Cidr): void {
  if (prefix > (version === 4 ? 30 : 126)) {
    throw invalidInput('Subnet has a prefix length that is incompatible with DHCP service enabled')
  }
  const top = version === 4 ? first >> 28n : first >> 120n
  if (top === (version === 4 ? 0xen : 0xffn)) {
    throw invalidInput('Multicast IP subnet is not supported if enable_dhcp is True')
  }
  const isLoopback = version === 4 ? first >> 24n === 127n : first <= 1n && last >= 1n
  if (isLoopback) throw invalidInput('Loopback IP subnet is not supported if enable_dhcp is True')
  if (version === 4 && first === 0n) {
    throw invalidInput(`First IP '0.0.0.0' of network is not supported if enable_dhcp is True.`)
  }
}

interface Modes {
  ip_version: IpVersion
  enable_dhcp: boolean
  ipv6_ra_mode?: Ipv6Mode | undefined
  ipv6_address_mode?: Ipv6Mode | undefined
}

export function checkModes(
  { ip_version, enable_dhcp, ipv6_ra_mode: ra, ipv6_address_mode: address }: Modes,
  cidr: Cidr,
  text: string,
): void {
  if (ip_version === 4 && ra) throw invalidInput('ipv6_ra_mode is not valid when ip_version is 4')
  if (ip_version === 4 && address) throw invalidInput('ipv6_address_mode is not valid when ip_version is 4')
  if (ra && address && ra !== address) {
    const modes = `ipv6_ra_mode set to '${ra}' with ipv6_address_mode set to '${address}' is not valid`
    throw invalidInput(`${modes}. If both attributes are set, they must be the same value`)
  }
  if ((ra || address) && !enable_dhcp) {
    throw invalidInput('ipv6_ra_mode or ipv6_address_mode cannot be set when enable_dhcp is set to False')
  }
  if (isAutomatic({ ipv6_ra_mode: ra ?? null, ipv6_address_mode: address ?? null }) && cidr.prefix !== 64) {
    const rule = 'OpenStack uses the EUI-64 address format, which requires the prefix to be /64'
    throw invalidInput(`Invalid CIDR ${text} for IPv6 address mode. ${rule}`)
  }
}

/** Addresses derive from the port's MAC address (SLAAC). */
export const isAutomatic = ({
  ipv6_ra_mode: ra,
  ipv6_address_mode: address,
}: Pick<SubnetRow, 'ipv6_ra_mode' | 'ipv6_address_mode'>) =>
  ra === 'slaac' || ra === 'dhcpv6-stateless' || address === 'slaac' || address === 'dhcpv6-stateless'

export function checkPools(
  pools: SubnetRow['allocation_pools'],
  cidr: Cidr,
  cidrText: string,
  gateway: string | null,
): void {
  const ranges = pools.map((pool) => {
    const isOfVersion = [pool.start, pool.end].every((text) => parseIp(text)?.version === cidr.version)
    const range = rangeOf(pool)
    if (!isOfVersion || range.first > range.last) {
      const poolRepr = `{'start': '${pool.start}', 'end': '${pool.end}'}`
      throw named.badRequest('InvalidAllocationPool', `The allocation pool ${poolRepr} is not valid.`)
    }
    return range
  })
  const write = (range: { first: bigint; last: bigint }) => writeRange(cidr.version, range)
  const outside = ranges.find(({ first, last }) => first < cidr.first || last > cidr.last)
  if (outside) {
    const message = `The allocation pool ${write(outside)} spans beyond the subnet cidr ${cidrText}.`
    throw named.badRequest('OutOfBoundsAllocationPool', message)
  }
  const sorted = ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1))
  for (const [index, range] of sorted.slice(1).entries()) {
    const before = sorted[index]
    if (!before || range.first > before.last) continue
    const message = `Found overlapping allocation pools: ${write(before)} ${write(range)} for subnet ${cidrText}.`
    throw named.conflict('OverlappingAllocationPools', message)
  }
  const ip = gateway === null ? undefined : parseIp(gateway)
  const hit = ip && ranges.find((range) => includes(range, ip.value))
  if (hit) {
    const message = `Gateway ip ${gateway} conflicts with allocation pool ${write(hit)}.`
    throw named.conflict('GatewayConflictWithAllocationPools', message)
  }
}
