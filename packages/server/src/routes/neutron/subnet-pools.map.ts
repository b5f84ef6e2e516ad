import type { SubnetPool } from '@meridian/wire'

/** Neutron has these numbers as texts; some that speak its API have them as numbers, or not at all. */
const numberOf = (value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? null : Number(value)

export const toSubnetPool = (pool: SubnetPool) => ({
  ...pool,
  min_prefixlen: numberOf(pool.min_prefixlen),
  max_prefixlen: numberOf(pool.max_prefixlen),
  default_prefixlen: numberOf(pool.default_prefixlen),
})
