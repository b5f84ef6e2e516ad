import { addressNumber } from '../network/ip-ranges.ts'
import type { Port } from './ports.ts'
import type { Subnet } from './subnets.ts'

/** The addresses of a subnet's pools that none of these ports has: at most so many are left. */
export function addressesLeft(
  { id, allocation_pools: pools }: Pick<Subnet, 'id' | 'allocation_pools'>,
  ports: readonly Pick<Port, 'fixed_ips'>[],
): number {
  const ranges = pools.map(({ start, end }) => ({ first: addressNumber(start), last: addressNumber(end) }))
  const size = ranges.reduce((sum, { first, last }) => sum + (last - first + 1n), 0n)
  const taken = new Set(
    ports
      .flatMap(({ fixed_ips: addresses }) => addresses)
      .filter(({ subnet_id: subnet, ip_address: address }) => {
        const number = subnet === id ? addressNumber(address) : -1n
        return ranges.some(({ first, last }) => first <= number && number <= last)
      })
      .map(({ ip_address: address }) => address),
  )
  const left = size - BigInt(taken.size)
  return left > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Math.max(0, Number(left))
}
