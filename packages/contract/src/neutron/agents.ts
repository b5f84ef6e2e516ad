import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'
import { AdminState } from './attributes.ts'

export const NetworkAgent = z.object({
  id: z.string(),
  agent_type: z.string(),
  binary: z.string(),
  host: z.string(),
  topic: z.string(),
  availability_zone: z.string().nullable(),
  description: z.string().nullable(),
  admin_state_up: z.boolean(),
  admin_state: AdminState,
  alive: z.boolean(),
  heartbeat_timestamp: z.string(),
  created_at: z.string(),
  started_at: z.string(),
  configurations: z.record(z.string(), z.unknown()),
})
export type NetworkAgent = z.infer<typeof NetworkAgent>

/** What an agent runs, as far as its page shows it. */
const AgentRouter = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  project_id: z.string().nullable().default(null),
  admin_state: AdminState,
})
export type AgentRouter = z.infer<typeof AgentRouter>

const AgentNetwork = z.object({ id: z.string(), name: z.string(), status: z.string(), admin_state: AdminState })
export type AgentNetwork = z.infer<typeof AgentNetwork>

export const networkAgentEndpoints = {
  networkAgentList: get('/api/neutron/agents/', 'List the agents of Neutron; empty for members', {
    query: z.object({}).catchall(z.string()),
    result: items(NetworkAgent),
    absent: '',
  }),
  networkAgentView: get('/api/neutron/agents/:id/', 'Show an agent of Neutron; administrators only', {
    result: NetworkAgent,
  }),
  networkAgentUpdate: patch('/api/neutron/agents/:id/', 'Enable or disable an agent', {
    body: z.object({ admin_state_up: z.boolean().optional(), description: z.string().max(255).optional() }),
    result: NetworkAgent,
  }),
  networkAgentDelete: del('/api/neutron/agents/:id/', 'Delete the record of an agent that runs no more'),
  agentRouterList: get(
    '/api/neutron/agents/:id/routers/',
    'List the routers that an L3 agent hosts; administrators only',
    { result: items(AgentRouter) },
  ),
  agentRouterAdd: post('/api/neutron/agents/:id/routers/', 'Add a router to an L3 agent; administrators only', {
    body: z.object({ router: z.string().min(1) }),
  }),
  agentRouterRemove: del(
    '/api/neutron/agents/:id/routers/:router',
    'Remove a router from an L3 agent; administrators only',
  ),
  agentNetworkList: get(
    '/api/neutron/agents/:id/networks/',
    'List the networks that a DHCP agent serves; administrators only',
    { result: items(AgentNetwork) },
  ),
}
