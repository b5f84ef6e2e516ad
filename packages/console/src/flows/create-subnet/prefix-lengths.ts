import type { SubnetPool } from '@meridian/contract'

/** What a prefix cannot be longer than: an address has no more bits. */
const LONGEST = { 4: 32, 6: 128 }
const SHORTEST = 1

export type PoolBounds = Pick<SubnetPool, 'ip_version' | 'min_prefixlen' | 'max_prefixlen' | 'default_prefixlen'>

export interface PrefixLength {
  length: number
  /** What the pool takes where nobody says. */
  isDefault: boolean
}

/** How long the prefix of a pool's subnet may be, from the shortest to the longest. */
export function prefixLengths(pool: PoolBounds): PrefixLength[] {
  const from = pool.min_prefixlen ?? SHORTEST
  const to = pool.max_prefixlen ?? LONGEST[pool.ip_version]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).map((length) => ({
    length,
    isDefault: length === pool.default_prefixlen,
  }))
}

/** The form's values once a pool is chosen: the addresses are of its version, and as long as it has them. */
export const valuesOfPool = (pool: PoolBounds): { ip_version: '4' | '6'; prefixlen: string | null } => ({
  ip_version: pool.ip_version === 6 ? '6' : '4',
  prefixlen: pool.default_prefixlen === null ? null : String(pool.default_prefixlen),
})
