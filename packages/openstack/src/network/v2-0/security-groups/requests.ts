import type { SecurityGroup } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { page, show, create, update, remove } = resourceCalls<SecurityGroup>({
  one: 'security_group',
  many: 'security_groups',
  at: '/v2.0/security-groups',
  updates: 'PUT',
})
