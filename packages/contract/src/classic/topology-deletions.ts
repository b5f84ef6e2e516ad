import * as z from 'zod'
import { del } from '../endpoint.ts'

const NoticeFields = {
  message: z.string(),
  /** Repeats the request's id, because a page may run several deletions at once. */
  iframe_id: z.string(),
}

/** Message after a deletion. */
const Notice = z.object({ type: z.enum(['info', 'success']), ...NoticeFields })
export type DeletionNotice = z.infer<typeof Notice>

/** Body of a refused deletion, whatever its status. */
export const RefusedDeletion = z.object({ type: z.literal('error'), ...NoticeFields })
export type RefusedDeletion = z.infer<typeof RefusedDeletion>

/** `iframe_id` identifies the deletion; default: `id`. */
const ById = z.object({ id: z.string().min(1), iframe_id: z.string().min(1).max(255).optional() })

/** Deletions from the network topology, at Horizon's page addresses. */
export const topologyDeletionEndpoints = {
  topologyInstanceDelete: del('/project/network_topology/instance', 'Delete a server from the network topology', {
    query: ById,
    result: Notice,
  }),
  topologyRouterDelete: del('/project/network_topology/router', 'Delete a router from the network topology', {
    query: ById,
    result: Notice,
  }),
  topologyNetworkDelete: del('/project/network_topology/network', 'Delete a network from the network topology', {
    query: ById,
    result: Notice,
  }),
  topologyInterfaceDelete: del(
    '/project/network_topology/router/:router/',
    "Remove a router's interface or gateway; `id` is the port's id in the topology",
    { query: ById, result: Notice },
  ),
  topologySubnetDelete: del(
    '/project/network_topology/network/:network/',
    "Delete a subnet of a network; `id` is the subnet's id",
    {
      // Horizon's page has multiple tables, and the form names the table of subnets.
      query: ById.extend({ tab: z.literal('network_tabs__subnets_tab') }),
      result: Notice,
    },
  ),
}
