import type { PoolMember } from '@meridian/wire'
import { storeOf } from '../resource/store.ts'

export interface MemberRow extends Omit<PoolMember, 'tenant_id'> {
  loadbalancer_id: string
  pool_id: string
}

export const members = { rule: 'member', name: 'Member', store: storeOf<MemberRow>('octavia_members', 'pool_id') }
