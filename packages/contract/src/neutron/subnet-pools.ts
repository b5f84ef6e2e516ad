import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { base, NeutronName, NeutronQuery } from './attributes.ts'

/** A subnet pool; Neutron may add other keys. */
const SubnetPool = z.looseObject({
  ...base,
  ip_version: z.union([z.literal(4), z.literal(6)]),
  prefixes: z.array(z.string()),
  /** Prefix lengths of its subnets; null if Neutron does not return them. */
  min_prefixlen: z.number().nullable(),
  max_prefixlen: z.number().nullable(),
  default_prefixlen: z.number().nullable(),
  is_default: z.boolean().default(false),
  shared: z.boolean().default(false),
  /** The number of addresses that a project may take, or of /64 networks of IPv6. */
  default_quota: z.number().nullable().default(null),
  address_scope_id: z.string().nullable().default(null),
})
export type SubnetPool = z.infer<typeof SubnetPool>

const prefixLength = z.number().int().min(0).max(128).optional()

const changeable = {
  description: NeutronName.optional(),
  default_prefixlen: prefixLength,
  min_prefixlen: prefixLength,
  max_prefixlen: prefixLength,
  default_quota: z.number().int().min(0).nullable().optional(),
  is_default: z.boolean().optional(),
  address_scope_id: z.string().nullable().optional(),
}
const name = NeutronName.min(1, 'A name is required.')
const prefixes = z.array(z.union([z.cidrv4(), z.cidrv6()], 'Each prefix needs its length.')).min(1)

export const subnetPoolEndpoints = {
  subnetPoolList: get('/api/neutron/subnetpools/', "List the project's subnet pools and shared subnet pools", {
    query: NeutronQuery,
    result: page(SubnetPool),
  }),
  subnetPoolCreate: post('/api/neutron/subnetpools/', 'Create a subnet pool', {
    body: z.object({ ...changeable, name, prefixes, shared: z.boolean().optional() }),
    result: SubnetPool,
    location: '/api/neutron/subnetpools/:id',
  }),
  subnetPoolView: get('/api/neutron/subnetpools/:id/', 'One subnet pool', { result: SubnetPool }),
  subnetPoolUpdate: patch('/api/neutron/subnetpools/:id/', 'Change a subnet pool; its prefixes can only grow', {
    body: z.object({ ...changeable, name: name.optional(), prefixes: prefixes.optional() }),
    result: SubnetPool,
  }),
  subnetPoolDelete: del('/api/neutron/subnetpools/:id/', 'Delete a subnet pool'),
}
