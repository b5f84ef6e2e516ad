import type { Subnet } from '@meridian/wire'

export const toSubnet = (subnet: Subnet) => ({
  ...subnet,
  ipver_str: subnet.ip_version === 6 ? ('IPv6' as const) : ('IPv4' as const),
})
