import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page, PageQuery, several } from '../items.ts'

/** Octavia's statuses: what a change is doing, and how it works. */
const statuses = { provisioning_status: z.string(), operating_status: z.string(), admin_state_up: z.boolean() }

const LoadBalancer = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ...statuses,
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

const Member = z.object({
  id: z.string(),
  name: z.string(),
  ...statuses,
  address: z.string(),
  protocol_port: z.number(),
  weight: z.number(),
  backup: z.boolean().optional(),
})

const Pool = z.object({
  id: z.string(),
  name: z.string(),
  ...statuses,
  protocol: z.string(),
  lb_algorithm: z.string(),
  members: z.array(Member),
  /** Null without one: its members are not checked. */
  monitor: z
    .object({
      id: z.string(),
      type: z.string(),
      delay: z.number(),
      timeout: z.number(),
      http_method: z.string().nullable(),
      url_path: z.string().nullable(),
      expected_codes: z.string().nullable(),
    })
    .nullable(),
})
export type BalancedPool = z.infer<typeof Pool>

const Listener = z.object({
  id: z.string(),
  name: z.string(),
  ...statuses,
  protocol: z.string(),
  protocol_port: z.number(),
  connection_limit: z.number(),
  default_pool_id: z.string().nullable(),
})
export type BalancedListener = z.infer<typeof Listener>

const name = z.string().max(255, 'Ensure this value has at most 255 characters.')

const text = name.optional()
const port = z.number().int().min(1).max(65_535)

const NewPool = z.object({
  name: text,
  protocol: z.string().min(1),
  lb_algorithm: z.string().min(1),
  members: several(
    z.object({
      name: text,
      address: z.union([z.ipv4(), z.ipv6()]),
      protocol_port: port,
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
    z.object({ name: text, protocol: z.string().min(1), protocol_port: port, default_pool: NewPool.optional() }),
  ).optional(),
})

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
  loadBalancerTree: get(
    '/api/octavia/load_balancers/:id/tree/',
    'The listeners and pools of a load balancer, with the members and the monitor of each pool',
    { result: z.object({ listeners: z.array(Listener), pools: z.array(Pool) }) },
  ),
  loadBalancerUpdate: patch(
    '/api/octavia/load_balancers/:id/',
    'Change the name, the description or the admin state of a load balancer',
    {
      body: z.object({ name: name.optional(), description: name.optional(), admin_state_up: z.boolean().optional() }),
      result: LoadBalancer,
    },
  ),
  loadBalancerDelete: del('/api/octavia/load_balancers/:id/', 'Delete a load balancer with all that is below it'),
}
