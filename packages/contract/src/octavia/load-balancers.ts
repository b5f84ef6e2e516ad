import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page, PageQuery, several } from '../items.ts'

/** Octavia's statuses: what a change is doing, and how it works. */
export const balancingStatuses = {
  provisioning_status: z.string(),
  operating_status: z.string(),
  admin_state_up: z.boolean(),
}

export const partName = z.string().max(255, 'Ensure this value has at most 255 characters.')
export const balancedPort = z.number().int().min(1).max(65_535)

const LoadBalancer = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ...balancingStatuses,
  project_id: z.string(),
  vip_address: z.string(),
  vip_port_id: z.string(),
  vip_subnet_id: z.string(),
  vip_network_id: z.string(),
  provider: z.string(),
  flavor_id: z.string().nullable(),
  availability_zone: z.string().nullable().optional(),
  listeners: z.array(z.object({ id: z.string() })),
  pools: z.array(z.object({ id: z.string() })),
  tags: z.array(z.string()).default([]),
  /** In UTC, with its zone. */
  created_at: z.string(),
  updated_at: z.string().nullable(),
})
export type LoadBalancer = z.infer<typeof LoadBalancer>

const text = partName.optional()

const NewPool = z.object({
  name: text,
  protocol: z.string().min(1),
  lb_algorithm: z.string().min(1),
  members: several(
    z.object({
      name: text,
      address: z.union([z.ipv4(), z.ipv6()]),
      protocol_port: balancedPort,
      weight: z.number().optional(),
    }),
  ).optional(),
  healthmonitor: z
    .object({
      type: z.string().min(1),
      delay: z.number().int().min(1),
      timeout: z.number().int().min(1),
      max_retries: z.number().int().min(1).max(10),
      url_path: z.string().optional(),
    })
    .optional(),
})

/** A balancer with all that is to be below it: Octavia makes it whole, or nothing. */
const NewLoadBalancer = z.object({
  name: text,
  description: text,
  vip_subnet_id: z.string({ error: 'A subnet is required.' }).min(1, 'A subnet is required.'),
  listeners: several(
    z.object({
      name: text,
      protocol: z.string().min(1),
      protocol_port: balancedPort,
      /** The reference of a certificate, for HTTPS that ends here. */
      default_tls_container_ref: z.string().min(1).optional(),
      default_pool: NewPool.optional(),
      l7policies: several(
        z.object({
          action: z.literal('REDIRECT_PREFIX'),
          redirect_prefix: z.url({ protocol: /^https?$/ }),
          rules: several(z.object({ type: z.string().min(1), compare_type: z.string().min(1), value: z.string() })),
        }),
      ).optional(),
    }),
  ).optional(),
})

const Statistics = z.object({
  active_connections: z.number(),
  total_connections: z.number(),
  bytes_in: z.number(),
  bytes_out: z.number(),
  request_errors: z.number(),
})
export type BalancerStatistics = z.infer<typeof Statistics>

export const loadBalancerEndpoints = {
  loadBalancerList: get('/api/octavia/load_balancers/', "The project's load balancers", {
    query: PageQuery.extend({
      /** Those of all projects; administrators only. */
      all_projects: z.stringbool().optional(),
    }).catchall(z.string()),
    result: page(LoadBalancer),
  }),
  loadBalancerCreate: post(
    '/api/octavia/load_balancers/',
    'Create a load balancer with listeners, pools and members in one call',
    { body: NewLoadBalancer, result: LoadBalancer, location: '/api/octavia/load_balancers/:id' },
  ),
  loadBalancerView: get('/api/octavia/load_balancers/:id/', 'One load balancer', { result: LoadBalancer }),
  loadBalancerStatistics: get(
    '/api/octavia/load_balancers/:id/statistics/',
    'What came in and went out of a load balancer since it was made',
    { result: Statistics },
  ),
  loadBalancerUpdate: patch(
    '/api/octavia/load_balancers/:id/',
    'Change the name, the description or the admin state of a load balancer',
    {
      body: z.object({ name: text, description: text, admin_state_up: z.boolean().optional() }),
      result: LoadBalancer,
    },
  ),
  loadBalancerFailover: post(
    '/api/octavia/load_balancers/:id/failover/',
    'Replace the machines of a load balancer; administrators only',
  ),
  loadBalancerDelete: del('/api/octavia/load_balancers/:id/', 'Delete a load balancer with all that is below it'),
}
