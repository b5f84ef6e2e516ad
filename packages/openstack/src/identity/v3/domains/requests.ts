import type { Domain } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { list, show, create, update, remove } = resourceCalls<Domain>({
  one: 'domain',
  many: 'domains',
  at: '/domains',
  updates: 'PATCH',
})
