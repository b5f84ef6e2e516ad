import { subnetEndpoints, type Subnet as AnySubnet } from '@meridian/contract'
import { pages } from '../../../api/pages.ts'
import { query, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import { withNetwork, type OfNetwork } from '../its-network.ts'

export type Subnet = AnySubnet & OfNetwork

export const subnetQueries = {
  list: (network: string): ListQuery<Subnet> => pages(subnetEndpoints.subnetList, { network_id: network }),
  one: (id: string): ItemQuery<Subnet> => withNetwork(query(subnetEndpoints.subnetView, { params: { id } })),
}
