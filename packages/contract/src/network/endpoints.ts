import { floatingIpEndpoints } from './floating-ips.ts'
import { portForwardingEndpoints } from './port-forwardings.ts'
import { securityGroupEndpoints } from './security-groups.ts'

export const network = { ...securityGroupEndpoints, ...floatingIpEndpoints, ...portForwardingEndpoints }
