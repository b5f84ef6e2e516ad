import type { OrderMeta } from '@meridian/wire'
import { storeOf } from '../resource/store.ts'
import type { Row } from '../resource/store.ts'

export interface OrderRow extends Row {
  type: 'key' | 'asymmetric'
  meta: OrderMeta
  error: string | null
  secret_id: string | null
  container_id: string | null
}

export const orders = storeOf<OrderRow>('barbican_orders')
