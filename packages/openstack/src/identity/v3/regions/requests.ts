import type { Region } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { list } = resourceCalls<Region>({
  one: 'region',
  many: 'regions',
  at: '/regions',
  updates: 'PATCH',
})
