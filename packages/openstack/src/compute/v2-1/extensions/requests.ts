import type { ComputeExtension } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

/** GET /extensions: the parts that the API was once made of; since 2.1 all of them are always there. */
export const { list } = resourceCalls<ComputeExtension>({
  one: 'extension',
  many: 'extensions',
  at: '/extensions',
  updates: 'PUT',
})
