import type { FloatingIp } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { page, show, create, update, remove } = resourceCalls<FloatingIp>({
  one: 'floatingip',
  many: 'floatingips',
  at: '/v2.0/floatingips',
  updates: 'PUT',
})
