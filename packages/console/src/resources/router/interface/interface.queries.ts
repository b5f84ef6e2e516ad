import { portEndpoints, type Port } from '@meridian/contract'
import { call } from '../../../api/client.ts'
import { pages } from '../../../api/pages.ts'
import { keyOf, type ItemQuery } from '../../../api/query.ts'

/** Interfaces are ports. */
export const PORT_TYPE = 'OS::Neutron::Port'

export const interfaceQueries = {
  /** Of whatever project: that of a gateway is of none. */
  list: (router: string) => pages(portEndpoints.portList, { device_id: router, all_projects: 'true' }),
  one: (id: string): ItemQuery<Port> => ({
    // Pages of ports have them in the cache with more.
    queryKey: [...keyOf(portEndpoints.portView, { params: { id } }), 'interface'],
    queryFn: ({ signal }) => call(portEndpoints.portView, { params: { id } }, { signal }),
  }),
}
