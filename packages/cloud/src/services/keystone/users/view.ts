import type { OpenCall } from '../../../core/api.ts'
import { selfLink } from '../listing.ts'
import type { UserRow } from './store.ts'

export const toUser = (call: OpenCall, { password_hash: _, ...row }: UserRow) => ({
  ...row,
  options: {},
  links: selfLink(call, 'users', row.id),
})
