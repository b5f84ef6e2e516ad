import type { SubnetPool } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { page, show, create, update, remove } = resourceCalls<SubnetPool>({
  one: 'subnetpool',
  many: 'subnetpools',
  at: '/v2.0/subnetpools',
  updates: 'PUT',
})
