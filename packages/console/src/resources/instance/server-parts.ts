import { portEndpoints, serverPartEndpoints, type Endpoint } from '@meridian/contract'
import { keyOf, query, queryClient } from '../../api/query.ts'

/** The ports of a server, from Neutron. */
export const portsOf = (id: string) => query(portEndpoints.portList, { query: { device_id: id } })

const refresh = (endpoint: Endpoint, id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(endpoint, { params: { id } }) })

/** Every page and dialog that shows the volumes of the server loads them again. */
export const refreshVolumes = (id: string) => refresh(serverPartEndpoints.serverVolumeList, id)

/** Every page and dialog that shows the interfaces or security groups of the server loads them again. */
export const refreshInterfaces = (id: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: portsOf(id).queryKey }),
    refresh(serverPartEndpoints.serverInterfaceList, id),
    refresh(serverPartEndpoints.serverSecurityGroupList, id),
  ])
