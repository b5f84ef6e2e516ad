import type { User } from '@meridian/wire'
import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import type { UserRow } from './store.ts'

export const toUser = (call: OpenCall, { password_hash: _, extra, ...row }: UserRow): User => ({
  ...extra,
  ...row,
  links: selfLink(call, 'users', row.id),
})

/** The response to an update has the additional attributes twice. */
export const toChangedUser = (call: OpenCall, row: UserRow) => ({ ...toUser(call, row), extra: row.extra })
