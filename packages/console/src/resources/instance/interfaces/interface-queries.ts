import { portEndpoints, serverPartEndpoints } from '@meridian/contract'
import { query, queryClient } from '../../../api/query.ts'
import { refreshParts } from '../refresh-parts.ts'

/** The ports of a server as Neutron has them. */
export const portsOf = (id: string) => query(portEndpoints.portList, { query: { device_id: id } })

/** A server's interfaces are read anew wherever they are shown. */
export const refreshInterfaces = (id: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: portsOf(id).queryKey }),
    refreshParts(serverPartEndpoints.serverInterfaceList, id),
    refreshParts(serverPartEndpoints.serverSecurityGroupList, id),
  ])
