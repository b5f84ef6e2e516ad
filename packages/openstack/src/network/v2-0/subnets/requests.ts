import type { Subnet } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { page, show, create, update, remove } = resourceCalls<Subnet>({
  one: 'subnet',
  many: 'subnets',
  at: '/v2.0/subnets',
  updates: 'PUT',
})
