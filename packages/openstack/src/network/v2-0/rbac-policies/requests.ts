import type { RbacPolicy } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { page, show, create, update, remove } = resourceCalls<RbacPolicy>({
  one: 'rbac_policy',
  many: 'rbac_policies',
  at: '/v2.0/rbac-policies',
  updates: 'PUT',
})
