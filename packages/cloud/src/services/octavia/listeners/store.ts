import type { Listener } from '@meridian/wire'
import { storeOf } from '../resource/store.ts'

export interface ListenerRow extends Omit<Listener, 'loadbalancers' | 'l7policies' | 'tenant_id'> {
  loadbalancer_id: string
}

export const listeners = { rule: 'listener', name: 'Listener', store: storeOf<ListenerRow>('octavia_listeners') }
