import * as z from 'zod'
import { get } from '../endpoint.ts'
import { page } from '../items.ts'
import { base, NeutronQuery } from './attributes.ts'

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
})
export type SubnetPool = z.infer<typeof SubnetPool>

export const subnetPoolEndpoints = {
  subnetPoolList: get('/api/neutron/subnetpools/', {
    summary: "List the project's subnet pools and shared subnet pools",
    query: NeutronQuery,
    result: page(SubnetPool),
  }),
}
