import { randomBytes } from 'node:crypto'

/** OpenStack's own block of addresses. */
const PREFIX = 'fa:16:3e'

export const randomMac = () =>
  [PREFIX, ...[...randomBytes(3)].map((byte) => byte.toString(16).padStart(2, '0'))].join(':')

/** The address that a host makes of its network's first address and its MAC address. */
export function eui64(first: bigint, mac: string): bigint {
  const bytes = mac.split(':')
  const id = BigInt(`0x${[...bytes.slice(0, 3), 'ff', 'fe', ...bytes.slice(3)].join('')}`)
  const UNIVERSAL_BIT = 1n << 57n
  return first + (id ^ UNIVERSAL_BIT)
}
