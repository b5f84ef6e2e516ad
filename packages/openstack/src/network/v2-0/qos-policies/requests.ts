import type { QosPolicy } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { page, show, create, update, remove } = resourceCalls<QosPolicy>({
  one: 'policy',
  many: 'policies',
  at: '/v2.0/qos/policies',
  updates: 'PUT',
})
