import type { Subnet } from '@meridian/contract'
import * as z from 'zod'
import { blankSubnet, subnetSchemas, type SubnetForm } from '../create-subnet/subnet-form.ts'

const lines = (texts: readonly string[]) => texts.join('\n')

/** A subnet as its form has it. */
export const subnetValues = (subnet: Subnet): SubnetForm => ({
  ...blankSubnet,
  subnet_name: subnet.name,
  cidr: subnet.cidr,
  ip_version: subnet.ip_version === 6 ? '6' : '4',
  gateway_ip: subnet.gateway_ip ?? '',
  no_gateway: subnet.gateway_ip === null,
  enable_dhcp: subnet.enable_dhcp,
  allocation_pools: lines(subnet.allocation_pools.map(({ start, end }) => `${start},${end}`)),
  dns_nameservers: lines(subnet.dns_nameservers),
  host_routes: lines(subnet.host_routes.map(({ destination, nexthop }) => `${destination},${nexthop}`)),
})

/** What is not asked again: addresses stay as they are, and how IPv6 gives them out. */
export const editShown = {
  gateway_ip: ({ no_gateway: without }: SubnetForm) => !without,
  address_source: () => false,
  subnetpool: () => false,
  prefixlen: () => false,
  cidr: () => false,
  ipv6_modes: () => false,
}

/** By step, as `subnetSchemas`. */
export const editSchemas = {
  updatesubnetinfoaction: z.object({
    subnet_name: z.string().max(255),
    ip_version: z.string().min(1),
    gateway_ip: z.string().trim(),
    no_gateway: z.boolean(),
  }),
  updatesubnetdetailaction: subnetSchemas.createsubnetdetailaction,
}
