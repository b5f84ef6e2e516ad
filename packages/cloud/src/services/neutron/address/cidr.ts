import { BITS, formatIp, parseIp } from './ip.ts'
import type { Ip, IpVersion } from './ip.ts'

export interface Cidr {
  version: IpVersion
  prefix: number
  /** The parsed address, which need not be the first of the network. */
  ip: bigint
  first: bigint
  last: bigint
}

/** `10.0.0.7/24`; one address without a prefix length. Undefined for other text. */
export function parseCidr(text: string): Cidr | undefined {
  const [address = '', length, ...more] = text.split('/')
  const ip = parseIp(address)
  if (!ip || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined
  const prefix = length === undefined ? BITS[ip.version] : Number(length)
  return prefix > BITS[ip.version] ? undefined : cidrAt(ip, prefix)
}

export function cidrAt({ version, value }: Ip, prefix: number): Cidr {
  const hostBits = BigInt(BITS[version] - prefix)
  const first = (value >> hostBits) << hostBits
  return { version, prefix, ip: value, first, last: first + (1n << hostBits) - 1n }
}

/** With the first address of the network: `10.0.0.0/24`. */
export const formatCidr = ({ version, first, prefix }: Cidr) => `${formatIp({ version, value: first })}/${prefix}`

export const contains = (cidr: Cidr, { version, value }: Ip) =>
  cidr.version === version && cidr.first <= value && value <= cidr.last

export const overlaps = (one: Cidr, other: Cidr) =>
  one.version === other.version && one.first <= other.last && other.first <= one.last

/** The network address, and IPv4's broadcast address. */
export function isReserved(cidr: Cidr, { version, value }: Ip): boolean {
  if (cidr.version !== version || BITS[version] - cidr.prefix < 2) return false
  return version === 4 && (value === cidr.first || value === cidr.last)
}
