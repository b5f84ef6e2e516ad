import type { Pool } from '@meridian/wire'
import { storeOf } from '../resource/store.ts'

export interface PoolRow extends Omit<
  Pool,
  'loadbalancers' | 'listeners' | 'members' | 'healthmonitor_id' | 'tenant_id'
> {
  loadbalancer_id: string
}

export const pools = { rule: 'pool', name: 'Pool', store: storeOf<PoolRow>('octavia_pools') }
