import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { base, HostRoute, NeutronName, NeutronQuery } from './attributes.ts'

const AllocationPool = z.object({ start: z.string(), end: z.string() })

/** A subnet; Neutron may add other keys. */
export const Subnet = z.looseObject({
  ...base,
  network_id: z.string(),
  ip_version: z.union([z.literal(4), z.literal(6)]),
  ipver_str: z.enum(['IPv4', 'IPv6']),
  cidr: z.string(),
  gateway_ip: z.string().nullable(),
  enable_dhcp: z.boolean(),
  allocation_pools: z.array(AllocationPool),
  dns_nameservers: z.array(z.string()),
  host_routes: z.array(HostRoute),
  ipv6_ra_mode: z.string().nullable().default(null),
  ipv6_address_mode: z.string().nullable().default(null),
  subnetpool_id: z.string().nullable().default(null),
})
export type Subnet = z.infer<typeof Subnet>

/** Fields that can be changed after creation. */
const changeable = {
  name: NeutronName.optional(),
  description: NeutronName.optional(),
  /** Null disables the gateway. */
  gateway_ip: z.string().nullish(),
  enable_dhcp: z.boolean().optional(),
  allocation_pools: z.array(AllocationPool).optional(),
  dns_nameservers: z.array(z.string()).optional(),
  host_routes: z.array(HostRoute).optional(),
}

export const subnetEndpoints = {
  subnetList: get('/api/neutron/subnets/', 'List subnets visible to the project', {
    query: NeutronQuery,
    result: page(Subnet),
  }),
  subnetCreate: post('/api/neutron/subnets/', 'Create a subnet of a network from a CIDR or a subnet pool', {
    body: z.looseObject({
      ...changeable,
      network_id: z.string({ error: 'network_id is required' }).min(1),
      ip_version: z.union([z.literal(4), z.literal(6)]).optional(),
      cidr: z.string().optional(),
      subnetpool_id: z.string().nullish(),
      prefixlen: z.union([z.number(), z.string()]).optional(),
      tenant_id: z.string().optional(),
    }),
    result: Subnet,
    location: '/api/neutron/subnets/:id',
  }),
  subnetView: get('/api/neutron/subnets/:id/', 'Show a subnet', { result: Subnet }),
  subnetUpdate: patch('/api/neutron/subnets/:id/', 'Change a subnet', {
    body: z.looseObject(changeable),
    result: Subnet,
  }),
  subnetDelete: del('/api/neutron/subnets/:id/', 'Delete a subnet'),
}
