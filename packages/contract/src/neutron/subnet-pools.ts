import * as z from 'zod'
import { get } from '../endpoint.ts'
import { page } from '../items.ts'
import { base, NeutronQuery } from './attributes.ts'

/** Addresses that subnets are cut from, with whatever else Neutron says of them. */
const SubnetPool = z.looseObject({
  ...base,
  ip_version: z.union([z.literal(4), z.literal(6)]),
  prefixes: z.array(z.string()),
  /** How long the prefixes of its subnets may be; null where Neutron does not say. */
  min_prefixlen: z.number().nullable(),
  max_prefixlen: z.number().nullable(),
  default_prefixlen: z.number().nullable(),
  is_default: z.boolean().default(false),
  shared: z.boolean().default(false),
})
export type SubnetPool = z.infer<typeof SubnetPool>

export const subnetPoolEndpoints = {
  subnetPoolList: get('/api/neutron/subnetpools/', {
    summary: "The project's own subnet pools and the shared ones",
    query: NeutronQuery,
    result: page(SubnetPool),
  }),
}
