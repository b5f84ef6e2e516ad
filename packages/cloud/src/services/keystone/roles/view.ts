import type { Role } from '@meridian/wire'
import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import type { RoleRow } from './store.ts'

export const toRole = (call: OpenCall, row: RoleRow): Role => ({
  ...toBareRole(row),
  links: selfLink(call, 'roles', row.id),
})

/** A role inside another resource. */
export const toBareRole = ({ extra, implies: _, ...row }: RoleRow): Omit<Role, 'links'> => ({ ...extra, ...row })

export const toReference = (call: OpenCall, { id, name }: RoleRow) => ({ id, links: selfLink(call, 'roles', id), name })
