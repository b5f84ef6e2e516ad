import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'

const NetworkExtension = z.object({
  alias: z.string(),
  name: z.string(),
  description: z.string(),
  updated: z.string(),
  links: z.array(z.unknown()),
})
export type NetworkExtension = z.infer<typeof NetworkExtension>

const NetworkZone = z.object({ name: z.string(), resource: z.string(), state: z.string() })
export type NetworkZone = z.infer<typeof NetworkZone>

export const networkFeatureEndpoints = {
  networkExtensionList: get('/api/neutron/extensions/', 'List the extensions of Neutron', {
    result: items(NetworkExtension),
  }),
  networkZoneList: get('/api/neutron/availability_zones/', 'List availability zones of networks and routers', {
    result: items(NetworkZone),
  }),
}
