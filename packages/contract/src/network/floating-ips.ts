import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items, page } from '../items.ts'
import { base, NeutronName, NeutronQuery } from '../neutron/attributes.ts'

const { name: _unnamed, ...nameless } = base

const FloatingIp = z.looseObject({
  ...nameless,
  floating_ip_address: z.string(),
  fixed_ip_address: z.string().nullable(),
  floating_network_id: z.string(),
  router_id: z.string().nullable(),
  port_id: z.string().nullable(),
  status: z.string(),
  dns_name: z.string().default(''),
  dns_domain: z.string().default(''),
  ip: z.string(),
  fixed_ip: z.string().nullable(),
  /** The network that the address is from. */
  pool: z.string(),
  /** What the address leads to, and of which kind that is: `compute`, `loadbalancer` or Neutron's own word. */
  instance_id: z.string().nullable(),
  instance_type: z.string().nullable(),
})
export type FloatingIp = z.infer<typeof FloatingIp>

/** An external network, as Neutron shows it. */
const FloatingIpPool = z.looseObject({ id: z.string(), name: z.string() })
export type FloatingIpPool = z.infer<typeof FloatingIpPool>

const FloatingIpTarget = z.object({
  /** What a floating IP is associated by: the port and one of its addresses. */
  id: z.string(),
  port_id: z.string(),
  port_name: z.string(),
  fixed_ip: z.string(),
  network_id: z.string(),
  instance_id: z.string(),
  instance_type: z.string(),
})
export type FloatingIpTarget = z.infer<typeof FloatingIpTarget>

export const FloatingIpForm = z.object({
  pool_id: z.string({ error: 'A pool is required.' }).min(1, 'A pool is required.'),
  description: NeutronName.optional(),
  dns_domain: z.string().optional(),
  dns_name: z.string().optional(),
  /** This very address, which only administrators may choose. */
  floating_ip_address: z.ipv4().optional(),
  tenant_id: z.string().optional(),
})

export const floatingIpEndpoints = {
  floatingIpList: get('/api/network/floatingips/', {
    summary: "The project's floating IPs, and what they lead to",
    query: NeutronQuery,
    result: page(FloatingIp),
  }),
  floatingIpPoolList: get('/api/network/floatingippools/', {
    summary: 'The networks that floating IPs are from',
    result: items(FloatingIpPool),
  }),
  floatingIpTargetList: get('/api/network/floatingiptargets/', {
    summary: 'Addresses of ports that a floating IP can lead to, of one server where it is named',
    query: z.object({ server_id: z.string().min(1).optional() }),
    result: items(FloatingIpTarget),
  }),
  floatingIpCreate: post('/api/network/floatingip/', {
    summary: 'Allocate a floating IP to the project',
    body: FloatingIpForm,
    result: FloatingIp,
  }),
  floatingIpAssociate: patch('/api/network/floatingip/', {
    summary: 'Lead a floating IP to a port, or nowhere where none is named',
    body: z.object({
      address_id: z.string({ error: 'address_id is required' }).min(1),
      /** A port's id, or that with one of its addresses: `{port}_{address}`. */
      port_id: z.string().nullish(),
    }),
  }),
  floatingIpView: get('/api/network/floatingips/:id/', { summary: 'One floating IP', result: FloatingIp }),
  floatingIpDelete: del('/api/network/floatingips/:id/', { summary: 'Release a floating IP' }),
}
