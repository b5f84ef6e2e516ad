import { loadBalancerEndpoints } from './load-balancers.ts'

export const octavia = { ...loadBalancerEndpoints }
