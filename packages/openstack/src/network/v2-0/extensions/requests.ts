import type { NetworkExtension } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'

export const { list } = resourceCalls<NetworkExtension>({
  one: 'extension',
  many: 'extensions',
  at: '/v2.0/extensions',
  updates: 'PUT',
})
