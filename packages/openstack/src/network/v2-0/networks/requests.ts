import type { Network } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { page, show, create, update, remove } = resourceCalls<Network>({
  one: 'network',
  many: 'networks',
  at: '/v2.0/networks',
  updates: 'PUT',
})
