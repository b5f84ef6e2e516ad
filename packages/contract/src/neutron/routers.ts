import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items, page } from '../items.ts'
import { NetworkAgent } from './agents.ts'
import { AdminState, base, HostRoute, NeutronQuery, settable } from './attributes.ts'

const Gateway = z.object({
  network_id: z.string(),
  /** Null where it has none, or it could not be had. */
  network_name: z.string().nullable().default(null),
  enable_snat: z.boolean().optional(),
  external_fixed_ips: z.array(z.object({ subnet_id: z.string(), ip_address: z.string() })).default([]),
})

/** A router with whatever else Neutron says of one. */
const Router = z.looseObject({
  ...base,
  status: z.string(),
  admin_state_up: z.boolean(),
  admin_state: AdminState,
  external_gateway_info: Gateway.nullable(),
  routes: z.array(HostRoute).default([]),
  availability_zones: z.array(z.string()).default([]),
  availability_zone_hints: z.array(z.string()).default([]),
  /** Both are for administrators. */
  distributed: z.boolean().optional(),
  ha: z.boolean().optional(),
})
export type Router = z.infer<typeof Router>

const RouterInterface = z.object({
  id: z.string(),
  port_id: z.string(),
  network_id: z.string(),
  subnet_id: z.string(),
})
export type RouterInterface = z.infer<typeof RouterInterface>

/** An agent that runs a router, and what it is to it where several do. */
const RouterAgent = NetworkAgent.extend({ ha_state: z.string().nullable().default(null) })
export type RouterAgent = z.infer<typeof RouterAgent>

const changeable = {
  ...settable,
  /** Null clears the gateway. */
  external_gateway_info: z
    .looseObject({ network_id: z.string().min(1), enable_snat: z.boolean().optional() })
    .nullish(),
  distributed: z.boolean().optional(),
  ha: z.boolean().optional(),
}

const Routes = z.object({ routes: z.array(HostRoute).min(1) })

export const routerEndpoints = {
  routerList: get('/api/neutron/routers/', {
    summary: "The project's routers",
    query: NeutronQuery.extend({
      /** Only those that this L3 agent runs, whoever owns them; for administrators. */
      l3_agent_id: z.string().min(1).optional(),
    }),
    result: page(Router),
  }),
  routerCreate: post('/api/neutron/routers/', {
    summary: 'Create a router',
    body: z.looseObject({
      ...changeable,
      tenant_id: z.string().optional(),
      availability_zone_hints: z.array(z.string()).optional(),
    }),
    result: Router,
    location: '/api/neutron/routers/:id',
  }),
  routerView: get('/api/neutron/routers/:id/', { summary: 'One router', result: Router }),
  routerUpdate: patch('/api/neutron/routers/:id/', {
    summary: 'Change a router, its gateway included',
    body: z.looseObject(changeable),
    result: Router,
  }),
  routerDelete: del('/api/neutron/routers/:id/', {
    summary: 'Delete a router; with `detach`, it is taken off its networks first',
    query: z.object({ detach: z.stringbool().optional() }),
  }),
  routerAgentList: get('/api/neutron/routers/:id/agents/', {
    summary: 'The L3 agents that run a router; for administrators',
    result: items(RouterAgent),
  }),
  routerInterfaceAdd: post('/api/neutron/routers/:id/interfaces/', {
    summary: 'Put a router onto a subnet, or onto the network of a port that becomes its own',
    body: z.union([
      z.strictObject({
        subnet_id: z.string().min(1),
        /** The address that it shall have there; the subnet's gateway unless given. */
        ip_address: z.union([z.ipv4(), z.ipv6()]).optional(),
      }),
      z.strictObject({ port_id: z.string().min(1) }),
    ]),
    result: RouterInterface,
  }),
  routerInterfaceRemove: del('/api/neutron/routers/:id/interfaces/:portId', {
    summary: 'Take a router off the subnet that one of its ports is on; that of its gateway clears the gateway',
  }),
  routerRoutesAdd: post('/api/neutron/routers/:id/routes/', { summary: 'Add static routes', body: Routes }),
  routerRoutesRemove: del('/api/neutron/routers/:id/routes/', { summary: 'Remove static routes', body: Routes }),
}
