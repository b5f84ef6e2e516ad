import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { several } from '../items.ts'
import { balancedPort as port, balancingStatuses as statuses, partName } from './load-balancers.ts'

const MAX_WEIGHT = 256
const MAX_RETRIES = 10
const MAX_POSITION = 2_147_483_647

const milliseconds = z.number().int().min(0).max(31_536_000_000)
const seconds = z.number().int().min(1)
const address = z.union([z.ipv4(), z.ipv6()])
const described = {
  name: partName.optional(),
  description: partName.optional(),
  admin_state_up: z.boolean().optional(),
}

const Member = z.object({
  id: z.string(),
  name: z.string(),
  ...statuses,
  address: z.string(),
  protocol_port: z.number(),
  weight: z.number(),
  backup: z.boolean().default(false),
  subnet_id: z.string().nullable().default(null),
  monitor_address: z.string().nullable().default(null),
  monitor_port: z.number().nullable().default(null),
  tags: z.array(z.string()).default([]),
})
export type BalancedMember = z.infer<typeof Member>

const Monitor = z.object({
  id: z.string(),
  name: z.string(),
  ...statuses,
  type: z.string(),
  delay: z.number(),
  timeout: z.number(),
  max_retries: z.number(),
  max_retries_down: z.number(),
  http_method: z.string().nullable(),
  url_path: z.string().nullable(),
  expected_codes: z.string().nullable(),
})
export type BalancedMonitor = z.infer<typeof Monitor>

const Pool = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ...statuses,
  protocol: z.string(),
  lb_algorithm: z.string(),
  session_persistence: z.object({ type: z.string(), cookie_name: z.string().nullish() }).nullable(),
  members: z.array(Member),
  /** Null without one: its members are not checked. */
  monitor: Monitor.nullable(),
})
export type BalancedPool = z.infer<typeof Pool>

const Rule = z.object({
  id: z.string(),
  ...statuses,
  type: z.string(),
  compare_type: z.string(),
  key: z.string().nullable(),
  value: z.string(),
  invert: z.boolean(),
})
export type BalancedRule = z.infer<typeof Rule>

const Policy = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ...statuses,
  listener_id: z.string(),
  /** From 1, in the order in which they are tried. */
  position: z.number(),
  action: z.string(),
  redirect_pool_id: z.string().nullable(),
  redirect_url: z.string().nullable(),
  redirect_prefix: z.string().nullable(),
  redirect_http_code: z.number().nullable(),
  /** All of them must fit. */
  rules: z.array(Rule),
})
export type BalancedPolicy = z.infer<typeof Policy>

const Listener = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  ...statuses,
  protocol: z.string(),
  protocol_port: z.number(),
  connection_limit: z.number(),
  default_pool_id: z.string().nullable(),
  default_tls_container_ref: z.string().nullable(),
  sni_container_refs: z.array(z.string()),
  insert_headers: z.record(z.string(), z.string()),
  timeout_client_data: z.number(),
  timeout_member_connect: z.number(),
  timeout_member_data: z.number(),
  timeout_tcp_inspect: z.number(),
  allowed_cidrs: z.array(z.string()).nullable(),
  /** In the order in which they are tried. */
  policies: z.array(Policy),
})
export type BalancedListener = z.infer<typeof Listener>

/** A part alone, as a change of it replies. */
const PoolAlone = Pool.omit({ members: true, monitor: true })
const PolicyAlone = Policy.omit({ rules: true })
const ListenerAlone = Listener.omit({ policies: true })

const listenerFields = {
  ...described,
  connection_limit: z.number().int().min(-1).optional(),
  default_pool_id: z.string().nullable().optional(),
  default_tls_container_ref: z.string().nullable().optional(),
  sni_container_refs: several(z.string()).optional(),
  insert_headers: z.record(z.string(), z.string()).optional(),
  timeout_client_data: milliseconds.optional(),
  timeout_member_connect: milliseconds.optional(),
  timeout_member_data: milliseconds.optional(),
  timeout_tcp_inspect: milliseconds.optional(),
  allowed_cidrs: several(z.union([z.cidrv4(), z.cidrv6()]))
    .nullable()
    .optional(),
}

const poolFields = {
  ...described,
  lb_algorithm: z.string().min(1),
  session_persistence: z
    .object({ type: z.string().min(1), cookie_name: z.string().optional() })
    .nullable()
    .optional(),
}

const MemberBody = z.object({
  name: partName.optional(),
  address,
  protocol_port: port,
  weight: z.number().int().min(0).max(MAX_WEIGHT).optional(),
  backup: z.boolean().optional(),
  admin_state_up: z.boolean().optional(),
  subnet_id: z.string().nullable().optional(),
  monitor_address: address.nullable().optional(),
  monitor_port: port.nullable().optional(),
  tags: several(z.string()).optional(),
})
export type MemberBody = z.infer<typeof MemberBody>

const monitorFields = {
  name: partName.optional(),
  admin_state_up: z.boolean().optional(),
  delay: seconds,
  timeout: seconds,
  max_retries: z.number().int().min(1).max(MAX_RETRIES),
  max_retries_down: z.number().int().min(1).max(MAX_RETRIES).optional(),
  http_method: z.string().optional(),
  url_path: z.string().optional(),
  expected_codes: z.string().optional(),
}

const policyFields = {
  ...described,
  action: z.string().min(1),
  position: z.number().int().min(1).max(MAX_POSITION).optional(),
  redirect_pool_id: z.string().optional(),
  redirect_url: z.url().optional(),
  redirect_prefix: z.url().optional(),
  redirect_http_code: z.number().int().optional(),
}

const RuleBody = z.object({
  type: z.string().min(1),
  compare_type: z.string().min(1),
  key: z.string().optional(),
  value: z.string().min(1),
  invert: z.boolean().optional(),
})

const LISTENERS = '/api/octavia/listeners/'
const POOLS = '/api/octavia/pools/'
const MONITORS = '/api/octavia/health_monitors/'
const POLICIES = '/api/octavia/l7policies/'

/** What is below a balancer. Octavia answers 409 to each change while another one of the balancer is in progress. */
export const balancerPartEndpoints = {
  loadBalancerTree: get(
    '/api/octavia/load_balancers/:id/tree/',
    'The listeners of a load balancer with their L7 policies, and its pools with members and monitor',
    { result: z.object({ listeners: z.array(Listener), pools: z.array(Pool) }) },
  ),
  listenerCreate: post(LISTENERS, 'Add a listener to a load balancer', {
    body: z.object({
      ...listenerFields,
      loadbalancer_id: z.string().min(1),
      protocol: z.string().min(1),
      protocol_port: port,
    }),
    result: ListenerAlone,
    location: '/api/octavia/listeners/:id',
  }),
  listenerUpdate: patch(`${LISTENERS}:id/`, 'Change a listener', {
    body: z.object(listenerFields),
    result: ListenerAlone,
  }),
  listenerDelete: del(`${LISTENERS}:id/`, 'Delete a listener with its L7 policies'),
  poolCreate: post(POOLS, 'Add a pool to a load balancer, or as the default pool of a listener', {
    body: z.object({
      ...poolFields,
      loadbalancer_id: z.string().optional(),
      listener_id: z.string().optional(),
      protocol: z.string().min(1),
    }),
    result: PoolAlone,
    location: '/api/octavia/pools/:id',
  }),
  poolUpdate: patch(`${POOLS}:id/`, 'Change a pool', { body: z.object(poolFields).partial(), result: PoolAlone }),
  poolDelete: del(`${POOLS}:id/`, 'Delete a pool with its members'),
  poolMembersReplace: put(
    `${POOLS}:id/members/`,
    'Replace the members of a pool: each has the attributes that are sent, and no others stay',
    { body: z.object({ members: several(MemberBody) }) },
  ),
  healthMonitorCreate: post(MONITORS, 'Check the members of a pool', {
    body: z.object({ ...monitorFields, pool_id: z.string().min(1), type: z.string().min(1) }),
    result: Monitor,
    location: '/api/octavia/health_monitors/:id',
  }),
  healthMonitorUpdate: patch(`${MONITORS}:id/`, 'Change how the members of a pool are checked', {
    body: z.object(monitorFields).partial(),
    result: Monitor,
  }),
  healthMonitorDelete: del(`${MONITORS}:id/`, 'Check the members of a pool no more'),
  l7PolicyCreate: post(POLICIES, 'Add an L7 policy to a listener', {
    body: z.object({ ...policyFields, listener_id: z.string().min(1) }),
    result: PolicyAlone,
    location: '/api/octavia/l7policies/:id',
  }),
  l7PolicyUpdate: patch(`${POLICIES}:id/`, 'Change an L7 policy', {
    body: z.object(policyFields).partial(),
    result: PolicyAlone,
  }),
  l7PolicyDelete: del(`${POLICIES}:id/`, 'Delete an L7 policy with its rules'),
  l7RuleCreate: post(`${POLICIES}:id/rules/`, 'Add a rule to an L7 policy, of which all must fit', {
    body: RuleBody,
    result: Rule,
  }),
  l7RuleUpdate: patch(`${POLICIES}:id/rules/:ruleId/`, 'Change a rule of an L7 policy', {
    body: RuleBody.partial(),
    result: Rule,
  }),
  l7RuleDelete: del(`${POLICIES}:id/rules/:ruleId/`, 'Delete a rule of an L7 policy'),
}
