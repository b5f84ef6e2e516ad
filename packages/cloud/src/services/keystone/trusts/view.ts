import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import * as roles from '../roles/store.ts'
import { toRole } from '../roles/view.ts'
import type { TrustRow } from './store.ts'

/** The trust in lists. */
export function toListedTrust(call: OpenCall, { role_ids: _, ...row }: TrustRow) {
  const delegation = { deleted_at: null, redelegated_trust_id: null, redelegation_count: 0 }
  return { ...row, ...delegation, links: selfLink(call, 'OS-TRUST/trusts', row.id) }
}

export const toTrust = (call: OpenCall, row: TrustRow) => ({
  roles: rolesOf(call, row),
  ...toListedTrust(call, row),
  roles_links: rolesLinks(call, row),
})

export const rolesOf = (call: OpenCall, { role_ids }: TrustRow) =>
  role_ids.flatMap((id) => roles.find(call.db, id) ?? []).map((role) => toRole(call, role))

export const rolesLinks = ({ baseUrl }: OpenCall, { id }: TrustRow) => ({
  self: `${baseUrl}/identity/v3/${id}/roles`,
  next: null,
  previous: null,
})
