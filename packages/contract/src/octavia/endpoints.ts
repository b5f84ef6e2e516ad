import { balancerPartEndpoints } from './balancer-parts.ts'
import { loadBalancerEndpoints } from './load-balancers.ts'

export const octavia = { ...loadBalancerEndpoints, ...balancerPartEndpoints }
