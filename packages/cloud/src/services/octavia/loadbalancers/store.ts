import type { LoadBalancer } from '@meridian/wire'
import { storeOf } from '../resource/store.ts'

export interface LoadBalancerRow extends Omit<LoadBalancer, 'listeners' | 'pools' | 'tenant_id'> {
  loadbalancer_id: string
  /** Octavia made the VIP's port, and deletes it. */
  owns_port: boolean
  /** The job that settles the change in progress; an older job of the same balancer does nothing. */
  change: number
}

export const balancers = {
  rule: 'loadbalancer',
  name: 'Load Balancer',
  store: storeOf<LoadBalancerRow>('octavia_loadbalancers'),
}
