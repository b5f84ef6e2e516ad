import type { Role } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { list, show, create, update, remove } = resourceCalls<Role>({
  one: 'role',
  many: 'roles',
  at: '/roles',
  updates: 'PATCH',
})
