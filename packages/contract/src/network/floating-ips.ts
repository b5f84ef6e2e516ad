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
  /** Id of the external network. */
  pool: z.string(),
  /** Device of the associated port and its kind: `compute`, `loadbalancer` or Neutron's device owner. */
  instance_id: z.string().nullable(),
  instance_type: z.string().nullable(),
})
export type FloatingIp = z.infer<typeof FloatingIp>

/** An external network, with those of its subnets that the user may see if they are asked for. */
const FloatingIpPool = z.looseObject({
  id: z.string(),
  name: z.string(),
  subnets: z.array(z.object({ id: z.string(), name: z.string(), cidr: z.string() })).optional(),
})
export type FloatingIpPool = z.infer<typeof FloatingIpPool>

const FloatingIpTarget = z.object({
  /** Port id and fixed address, the target of an association. */
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
  /** A specific address; administrators only. */
  floating_ip_address: z.ipv4().optional(),
  tenant_id: z.string().optional(),
})

export const floatingIpEndpoints = {
  floatingIpList: get('/api/network/floatingips/', "List the project's floating IPs with their targets", {
    query: NeutronQuery,
    result: page(FloatingIp),
  }),
  floatingIpPoolList: get(
    '/api/network/floatingippools/',
    'List the external networks of floating IPs; `with_subnets` adds their subnets',
    { query: z.object({ with_subnets: z.stringbool().optional() }), result: items(FloatingIpPool) },
  ),
  floatingIpTargetList: get(
    '/api/network/floatingiptargets/',
    'List port addresses that a floating IP can be associated with; filter by server',
    { query: z.object({ server_id: z.string().min(1).optional() }), result: items(FloatingIpTarget) },
  ),
  floatingIpCreate: post('/api/network/floatingip/', 'Allocate a floating IP to the project', {
    body: FloatingIpForm,
    result: FloatingIp,
  }),
  floatingIpAssociate: patch(
    '/api/network/floatingip/',
    'Associate a floating IP with a port, or disassociate it without a port',
    {
      body: z.object({
        address_id: z.string({ error: 'address_id is required' }).min(1),
        /** A port's id, or `{port}_{address}`. */
        port_id: z.string().nullish(),
      }),
    },
  ),
  floatingIpView: get('/api/network/floatingips/:id/', 'Show a floating IP', { result: FloatingIp }),
  floatingIpDelete: del('/api/network/floatingips/:id/', 'Release a floating IP'),
}
