import * as z from 'zod'
import { del, get, patch } from '../endpoint.ts'
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

export const networkAgentEndpoints = {
  networkAgentList: get('/api/neutron/agents/', {
    summary: 'List the agents of Neutron; empty for members',
    query: z.object({}).catchall(z.string()),
    result: items(NetworkAgent),
    absent: '',
  }),
  networkAgentUpdate: patch('/api/neutron/agents/:id/', {
    summary: 'Enable or disable an agent',
    body: z.object({ admin_state_up: z.boolean().optional(), description: z.string().max(255).optional() }),
    result: NetworkAgent,
  }),
  networkAgentDelete: del('/api/neutron/agents/:id/', { summary: 'Delete the record of an agent that runs no more' }),
}
