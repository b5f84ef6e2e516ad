import * as z from 'zod'
import { del } from '../endpoint.ts'

/** What a page tells the user of a deletion; one that fails is answered with its status and words, as everywhere. */
const Notice = z.object({
  type: z.enum(['info', 'success']),
  message: z.string(),
  /** The id that the request carried: the page may have several deletions under way. */
  iframe_id: z.string(),
})
export type DeletionNotice = z.infer<typeof Notice>

/** `iframe_id` names the deletion; unless given it has the id of what is deleted. */
const ById = z.object({ id: z.string().min(1), iframe_id: z.string().min(1).max(255).optional() })

/** Deleting from the drawing of the networks, at the addresses of the pages that show the things. */
export const topologyDeletionEndpoints = {
  topologyInstanceDelete: del('/project/network_topology/instance', {
    summary: 'Deletes a server from the network topology',
    query: ById,
    result: Notice,
  }),
  topologyRouterDelete: del('/project/network_topology/router', {
    summary: 'Deletes a router from the network topology',
    query: ById,
    result: Notice,
  }),
  topologyNetworkDelete: del('/project/network_topology/network', {
    summary: 'Deletes a network from the network topology',
    query: ById,
    result: Notice,
  }),
  topologyInterfaceDelete: del('/project/network_topology/router/:router/', {
    summary: "Takes a router's interface or gateway away: `id` is the port as the topology names it",
    query: ById,
    result: Notice,
  }),
  topologySubnetDelete: del('/project/network_topology/network/:network/', {
    summary: "Deletes a subnet of a network: `id` is the subnet's",
    // The page has several tables; this is the one of the subnets.
    query: ById.extend({ tab: z.literal('network_tabs__subnets_tab') }),
    result: Notice,
  }),
}
