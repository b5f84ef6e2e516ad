import type { Subnet, SubnetPool } from '@meridian/wire'

export const toSubnet = (subnet: Subnet) => ({
  ...subnet,
  ipver_str: subnet.ip_version === 6 ? ('IPv6' as const) : ('IPv4' as const),
})

/** Neutron returns these numbers as texts; other implementations return numbers, or nothing. */
const numberOf = (value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? null : Number(value)

export const toSubnetPool = (pool: SubnetPool) => ({
  ...pool,
  min_prefixlen: numberOf(pool.min_prefixlen),
  max_prefixlen: numberOf(pool.max_prefixlen),
  default_prefixlen: numberOf(pool.default_prefixlen),
})
