import type { Group } from '@meridian/wire'
import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import type { GroupRow } from './store.ts'

export const toGroup = (call: OpenCall, { extra, ...row }: GroupRow): Group => ({
  ...extra,
  ...row,
  links: selfLink(call, 'groups', row.id),
})

/** For a user's list of groups; only memberships of federated users expire. */
export const toMembership = (call: OpenCall, row: GroupRow) => ({ ...toGroup(call, row), membership_expires_at: null })
