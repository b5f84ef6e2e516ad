import { randomBytes } from 'node:crypto'

/** OpenStack's MAC prefix. */
const PREFIX = 'fa:16:3e'

export const randomMac = () =>
  [PREFIX, ...[...randomBytes(3)].map((byte) => byte.toString(16).padStart(2, '0'))].join(':')

/** The SLAAC address of a host, from the first address of its network and its MAC. */
export function eui64(first: bigint, mac: string): bigint {
  const bytes = mac.split(':')
  const id = BigInt(`0x${[...bytes.slice(0, 3), 'ff', 'fe', ...bytes.slice(3)].join('')}`)
  const UNIVERSAL_BIT = 1n << 57n
  return first + (id ^ UNIVERSAL_BIT)
}
