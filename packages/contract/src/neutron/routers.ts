import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items, page } from '../items.ts'
import { NetworkAgent } from './agents.ts'
import { AdminState, base, HostRoute, NeutronQuery, settable } from './attributes.ts'

const Gateway = z.object({
  network_id: z.string(),
  /** Null if the router has no gateway or Neutron does not return the network. */
  network_name: z.string().nullable().default(null),
  enable_snat: z.boolean().optional(),
  external_fixed_ips: z.array(z.object({ subnet_id: z.string(), ip_address: z.string() })).default([]),
})

/** A router; Neutron may add other keys. */
const Router = z.looseObject({
  ...base,
  status: z.string(),
  admin_state_up: z.boolean(),
  admin_state: AdminState,
  external_gateway_info: Gateway.nullable(),
  routes: z.array(HostRoute).default([]),
  availability_zones: z.array(z.string()).default([]),
  availability_zone_hints: z.array(z.string()).default([]),
  /** Administrators only, as the next. */
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

/** An L3 agent that hosts a router, with its HA state. */
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
  routerList: get('/api/neutron/routers/', "List the project's routers", {
    query: NeutronQuery.extend({
      /** Only routers that this L3 agent hosts, of all projects; administrators only. */
      l3_agent_id: z.string().min(1).optional(),
    }),
    result: page(Router),
  }),
  routerCreate: post('/api/neutron/routers/', 'Create a router', {
    body: z.looseObject({
      ...changeable,
      tenant_id: z.string().optional(),
      availability_zone_hints: z.array(z.string()).optional(),
    }),
    result: Router,
    location: '/api/neutron/routers/:id',
  }),
  routerView: get('/api/neutron/routers/:id/', 'Show a router', { result: Router }),
  routerUpdate: patch('/api/neutron/routers/:id/', 'Change a router or its gateway', {
    body: z.looseObject(changeable),
    result: Router,
  }),
  routerDelete: del('/api/neutron/routers/:id/', 'Delete a router; with `detach`, its interfaces first', {
    query: z.object({ detach: z.stringbool().optional() }),
  }),
  routerAgentList: get(
    '/api/neutron/routers/:id/agents/',
    'List the L3 agents that host a router; administrators only',
    { result: items(RouterAgent) },
  ),
  routerInterfaceAdd: post('/api/neutron/routers/:id/interfaces/', 'Add an interface to a router on a subnet or port', {
    body: z.union([
      z.strictObject({
        subnet_id: z.string().min(1),
        /** Address of the interface; default: the subnet's gateway. */
        ip_address: z.union([z.ipv4(), z.ipv6()]).optional(),
      }),
      z.strictObject({ port_id: z.string().min(1) }),
    ]),
    result: RouterInterface,
  }),
  routerInterfaceRemove: del(
    '/api/neutron/routers/:id/interfaces/:portId',
    "Remove an interface of a router by its port; the gateway's port clears the gateway",
  ),
  routerRoutesAdd: post('/api/neutron/routers/:id/routes/', 'Add static routes', { body: Routes }),
  routerRoutesRemove: del('/api/neutron/routers/:id/routes/', 'Remove static routes', { body: Routes }),
}
