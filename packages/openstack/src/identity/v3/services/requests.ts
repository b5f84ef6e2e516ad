import type { IdentityService } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { list } = resourceCalls<IdentityService>({
  one: 'service',
  many: 'services',
  at: '/services',
  updates: 'PATCH',
})
