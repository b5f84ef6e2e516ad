import type { Port } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { page, show, create, update, remove } = resourceCalls<Port>({
  one: 'port',
  many: 'ports',
  at: '/v2.0/ports',
  updates: 'PUT',
})
