import * as z from 'zod'
import { del, get } from '../endpoint.ts'
import { items } from '../items.ts'

const Inventory = z.object({
  total: z.number(),
  reserved: z.number().default(0),
  max_unit: z.number().default(Number.MAX_SAFE_INTEGER),
  allocation_ratio: z.number().default(1),
})
export type Inventory = z.output<typeof Inventory>

const Amounts = z.record(z.string(), z.number())

const ResourceProvider = z.object({
  uuid: z.string(),
  name: z.string(),
  /** The provider at the top of its tree, which is a compute host; absent in old Placements, which have no trees. */
  root_provider_uuid: z.string().optional(),
  /** By resource class. */
  inventories: z.record(z.string(), Inventory),
  usages: Amounts,
  /** Only with `traits`. */
  traits: z.array(z.string()).optional(),
})
export type ResourceProvider = z.output<typeof ResourceProvider>

const Allocation = z.object({ consumer: z.string(), resources: Amounts })
export type Allocation = z.output<typeof Allocation>

const ABSENT = 'Service Placement is disabled.'

export const resourceProviderEndpoints = {
  resourceProviderList: get(
    '/api/placement/providers/',
    'List resource providers with inventories and usages, with `traits` also their traits',
    { query: z.object({ traits: z.stringbool().optional() }), result: items(ResourceProvider), absent: ABSENT },
  ),
  resourceProviderView: get(
    '/api/placement/providers/:id/',
    'Show a resource provider with inventories, usages and traits',
    { result: ResourceProvider, absent: ABSENT },
  ),
  resourceAllocationList: get(
    '/api/placement/providers/:id/allocations/',
    'List what consumers, such as servers, take of a resource provider',
    { result: items(Allocation), absent: ABSENT },
  ),
  resourceAllocationDelete: del(
    '/api/placement/allocations/:consumer',
    "Delete a consumer's allocations on all resource providers",
    { absent: ABSENT },
  ),
}
