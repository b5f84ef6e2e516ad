import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The address by which tries are counted: IPv4 as it is, IPv6 by its first 64 bits, since one customer has all the
 * addresses behind them.
 */
export function addressGroup(ip: string): string {
  const address = plainAddress(ip)
  return isIPv6(address) ? prefixOf(address, 4) : address
}

/** The network around an address, which its owner often has whole: 24 bits of IPv4, 48 of IPv6. */
export function networkAround(ip: string): string {
  const address = plainAddress(ip)
  return isIPv6(address) ? prefixOf(address, 3) : `${address.replace(/\.\d+$/, '')}.0/24`
}

/** The first parts, of 16 bits each, of an IPv6 address. */
function prefixOf(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const parts = (text = '') => text.split(':').filter(Boolean)
  const [left, right] = [parts(head), parts(tail)]
  const width = right.at(-1)?.includes('.') ? right.length + 1 : right.length // a dotted end is two parts
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - width) }, () => '0')
  const prefix = [...left, ...zeros, ...right].slice(0, count).map((part) => part.replace(/^0+(?=.)/, ''))
  return `${prefix.join(':')}::/${count * 16}`
}

/** Without the zone; an IPv4 address that is mapped to IPv6 as IPv4. */
function plainAddress(ip: string): string {
  const [address = ''] = ip.split('%', 1)
  return /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address
}

/** The address for rules that let the user in; null if it is unknown, or if no instance ever sees it. */
export function clientAddress(request: FastifyRequest): string | null {
  const address = plainAddress(request.ip)
  if (isForwardedUntrusted(request) || isIP(address) === 0) return null
  return address === '::1' || address.startsWith('127.') ? null : address
}

/** Whether `X-Forwarded-For` came from a peer that is no trusted proxy: the address of the user is unknown. */
export const isForwardedUntrusted = ({ headers, ips = [] }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined && ips.length < 2

/**
 * Whom a proxy that is not trusted names: good enough to give users behind it their turns, not to tell them apart. What
 * the proxy adds is last; what stands before it comes from the user.
 */
export function claimedAddress({ headers }: FastifyRequest): string | null {
  const claimed =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  return isIP(claimed) ? claimed : null
}
