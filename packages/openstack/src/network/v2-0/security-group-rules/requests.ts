import type { SecurityGroupRule } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { create, remove } = resourceCalls<SecurityGroupRule>({
  one: 'security_group_rule',
  many: 'security_group_rules',
  at: '/v2.0/security-group-rules',
  updates: 'PUT',
})
