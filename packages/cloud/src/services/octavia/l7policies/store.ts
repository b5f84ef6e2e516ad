import type { L7Policy } from '@meridian/wire'
import { storeOf } from '../resource/store.ts'

export interface PolicyRow extends Omit<L7Policy, 'rules' | 'tenant_id'> {
  loadbalancer_id: string
  /** As in health monitors. */
  is_of_tree: boolean
}

export const policies = {
  rule: 'l7policy',
  name: 'L7 Policy',
  store: storeOf<PolicyRow>('octavia_l7policies', 'listener_id'),
}
