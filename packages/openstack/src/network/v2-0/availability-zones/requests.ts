import type { NetworkAvailabilityZone } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { list } = resourceCalls<NetworkAvailabilityZone>({
  one: 'availability_zone',
  many: 'availability_zones',
  at: '/v2.0/availability_zones',
  updates: 'PUT',
})
