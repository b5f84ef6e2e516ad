import { floatingIpEndpoints } from './floating-ips.ts'
import { securityGroupEndpoints } from './security-groups.ts'

export const network = { ...securityGroupEndpoints, ...floatingIpEndpoints }
