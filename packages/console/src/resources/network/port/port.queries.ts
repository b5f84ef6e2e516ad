import { portEndpoints, type Port as AnyPort } from '@meridian/contract'
import { pages } from '../../../api/pages.ts'
import { query, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import { withNetwork, type OfNetwork } from '../its-network.ts'

export type Port = AnyPort & OfNetwork

export const portQueries = {
  list: (network: string): ListQuery<Port> => pages(portEndpoints.portList, { network_id: network }),
  one: (id: string): ItemQuery<Port> => withNetwork(query(portEndpoints.portView, { params: { id } })),
}
