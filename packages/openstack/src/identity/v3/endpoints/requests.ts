import type { ServiceEndpoint } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { list } = resourceCalls<ServiceEndpoint>({
  one: 'endpoint',
  many: 'endpoints',
  at: '/endpoints',
  updates: 'PATCH',
})
