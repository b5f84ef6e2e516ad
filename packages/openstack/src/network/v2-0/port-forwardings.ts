import type { PortForwarding } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { path } from '../../url.ts'

/** /v2.0/floatingips/{id}/port_forwardings */
export const portForwardingsOf = (floatingIp: string) =>
  resourceCalls<PortForwarding>({
    one: 'port_forwarding',
    many: 'port_forwardings',
    at: path`/v2.0/floatingips/${floatingIp}/port_forwardings`,
    updates: 'PUT',
  })
