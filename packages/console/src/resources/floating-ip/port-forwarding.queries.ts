import { portForwardingEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'

/** A forwarding in an address: `<floating IP>/<forwarding>`. Ids have no slashes. */
export const forwardingReference = (floatingIp: string, id: string): string => `${floatingIp}/${id}`

export const forwardingsOf = (floatingIp: string) =>
  query(portForwardingEndpoints.portForwardingList, { params: { id: floatingIp } })
