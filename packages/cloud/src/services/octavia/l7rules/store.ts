import type { L7Rule } from '@meridian/wire'
import { storeOf } from '../resource/store.ts'

export interface RuleRow extends Omit<L7Rule, 'tenant_id'> {
  loadbalancer_id: string
  l7policy_id: string
  /** As in health monitors. */
  is_of_tree: boolean
}

export const l7rules = { rule: 'l7rule', name: 'L7 Rule', store: storeOf<RuleRow>('octavia_l7rules', 'l7policy_id') }
