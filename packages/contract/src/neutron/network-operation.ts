import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'
import { NetworkAgent } from './agents.ts'

/** Addresses of a network or subnet; those of IPv6 are more than 64 bits can count exactly. */
const counts = { total_ips: z.number(), used_ips: z.number() }

const IpAvailability = z.object({
  ...counts,
  subnet_ip_availability: z.array(
    z.object({
      subnet_id: z.string(),
      subnet_name: z.string().nullable().default(null),
      cidr: z.string(),
      ip_version: z.number(),
      ...counts,
    }),
  ),
})
export type IpAvailability = z.infer<typeof IpAvailability>

export const networkOperationEndpoints = {
  dhcpAgentList: get(
    '/api/neutron/networks/:id/dhcp_agents',
    'List the DHCP agents of a network; administrators only',
    { result: items(NetworkAgent) },
  ),
  dhcpServedList: get(
    '/api/neutron/dhcp_agents/networks/',
    'List the networks that DHCP agents serve, each with the hosts of its agents; administrators only',
    { result: items(z.object({ id: z.string(), hosts: z.array(z.string()) })) },
  ),
  dhcpAgentAdd: post('/api/neutron/networks/:id/dhcp_agents', 'Add a network to a DHCP agent; administrators only', {
    body: z.object({ agent: z.string().min(1) }),
  }),
  dhcpAgentRemove: del(
    '/api/neutron/networks/:id/dhcp_agents/:agent',
    'Remove a network from a DHCP agent; administrators only',
  ),
  networkIpAvailability: get(
    '/api/neutron/networks/:id/ip_availability',
    'Show how many addresses of a network and its subnets are used; administrators only',
    { result: IpAvailability },
  ),
}
