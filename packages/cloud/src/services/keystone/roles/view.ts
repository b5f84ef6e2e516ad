import type { OpenCall } from '../../../core/api.ts'
import { selfLink } from '../listing.ts'
import type { RoleRow } from './store.ts'

export const toRole = (call: OpenCall, { id, name, domain_id, description, options }: RoleRow) => ({
  id,
  name,
  domain_id,
  description,
  options,
  links: selfLink(call, 'roles', id),
})
