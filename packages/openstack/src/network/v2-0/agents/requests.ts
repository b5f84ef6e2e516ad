import type { NetworkAgent } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { page, update } = resourceCalls<NetworkAgent>({
  one: 'agent',
  many: 'agents',
  at: '/v2.0/agents',
  updates: 'PUT',
})
