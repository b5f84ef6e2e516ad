import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { AdminState, base, NeutronQuery, settable } from './attributes.ts'
import { Subnet } from './subnets.ts'

/** A network; Neutron may add other keys. Keys with a colon are repeated with two underscores. */
export const Network = z.looseObject({
  ...base,
  status: z.string(),
  admin_state_up: z.boolean(),
  admin_state: AdminState,
  shared: z.boolean(),
  subnets: z.array(Subnet),
  mtu: z.number().nullable().default(null),
  'router:external': z.boolean().default(false),
  router__external: z.boolean().default(false),
  port_security_enabled: z.boolean().optional(),
  qos_policy_id: z.string().nullable().default(null),
  availability_zones: z.array(z.string()).default([]),
  availability_zone_hints: z.array(z.string()).default([]),
  /** The provider attributes; administrators only. */
  'provider:network_type': z.string().nullable().optional(),
  provider__network_type: z.string().nullable().optional(),
  'provider:physical_network': z.string().nullable().optional(),
  provider__physical_network: z.string().nullable().optional(),
  'provider:segmentation_id': z.number().nullable().optional(),
  provider__segmentation_id: z.number().nullable().optional(),
})
export type Network = z.infer<typeof Network>

const changeable = {
  ...settable,
  shared: z.boolean().optional(),
  'router:external': z.boolean().optional(),
  mtu: z.number().int().min(68).optional(),
  qos_policy_id: z.string().nullish(),
}

export const networkEndpoints = {
  networkList: get('/api/neutron/networks/', "List the project's networks and shared networks with their subnets", {
    query: NeutronQuery,
    result: page(Network),
  }),
  networkCreate: post('/api/neutron/networks/', 'Create a network', {
    body: z.looseObject({
      ...changeable,
      tenant_id: z.string().optional(),
      availability_zone_hints: z.array(z.string()).optional(),
    }),
    result: Network,
    location: '/api/neutron/networks/:id',
  }),
  networkView: get('/api/neutron/networks/:id/', 'Show a network with its subnets', { result: Network }),
  networkUpdate: patch('/api/neutron/networks/:id/', 'Change a network', {
    body: z.looseObject(changeable),
    result: Network,
  }),
  networkDelete: del('/api/neutron/networks/:id/', 'Delete a network with its subnets'),
}
