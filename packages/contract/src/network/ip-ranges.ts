import * as z from 'zod'

/** The addresses of a network, as numbers. */
export interface IpRange {
  version: 4 | 6
  first: bigint
  last: bigint
}

/** Addresses as numbers, because they do not compare as texts. */
export function addressNumber(address: string): bigint {
  if (!address.includes(':')) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)
  const [head = '', tail = ''] = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, dottedAsGroups).split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [
    ...groups(head),
    ...Array.from({ length: address.includes('::') ? missing : 0 }, () => '0'),
    ...groups(tail),
  ]
  return all.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group || '0'}`), 0n)
}

/** The dotted end of an IPv6 address as its two groups. */
const dottedAsGroups = (_text: string, ...parts: string[]): string => {
  const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const Address = z.union([z.ipv4(), z.ipv6()])
const Network = z.union([z.cidrv4(), z.cidrv6()])

/** The addresses of a CIDR, or the only one of an address; null if the text is neither. */
export function ipRange(text: string): IpRange | null {
  if (!Network.safeParse(text).success && !Address.safeParse(text).success) return null
  const [address = '', length] = text.split('/')
  const version = address.includes(':') ? 6 : 4
  const bits = version === 6 ? 128 : 32
  const size = 1n << BigInt(bits - Number(length ?? bits))
  const number = addressNumber(address)
  const first = number - (number % size)
  return { version, first, last: first + size - 1n }
}

export const includesRange = (outer: IpRange, inner: IpRange): boolean =>
  outer.version === inner.version && outer.first <= inner.first && inner.last <= outer.last

/** A single address with its prefix length, as rules need it; a CIDR as it is. */
export const asCidr = (text: string): string =>
  text.includes('/') ? text : `${text}/${text.includes(':') ? '128' : '32'}`
