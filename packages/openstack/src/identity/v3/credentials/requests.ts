import type { Credential } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { list, create, update, remove } = resourceCalls<Credential>({
  one: 'credential',
  many: 'credentials',
  at: '/credentials',
  updates: 'PATCH',
})
