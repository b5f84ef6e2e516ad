import type { HealthMonitor } from '@meridian/wire'
import { storeOf } from '../resource/store.ts'

export interface MonitorRow extends Omit<HealthMonitor, 'pools' | 'tenant_id'> {
  loadbalancer_id: string
  pool_id: string
  /** Created with its balancer: Octavia then never sets its operating status. */
  is_of_tree: boolean
}

export const monitors = {
  rule: 'healthmonitor',
  name: 'Health Monitor',
  store: storeOf<MonitorRow>('octavia_healthmonitors', 'pool_id'),
}
