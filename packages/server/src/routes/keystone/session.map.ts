import type { UserSession } from '@meridian/contract'
import { regionsOf } from '@meridian/openstack'
import type { Access } from '../../plugins/openstack.ts'
import { isAdmin } from '../../plugins/policy.ts'

/** What a page may know of the session: everything but the token. */
export function toUserSession(access: Access): UserSession {
  const { token, region } = access
  return {
    id: token.user.id,
    username: token.user.name,
    user_domain_id: token.user.domain.id,
    user_domain_name: token.user.domain.name,
    enabled: true,
    is_superuser: isAdmin(access),
    project_id: token.project?.id ?? null,
    project_name: token.project?.name ?? null,
    domain_id: token.domain?.id ?? null,
    domain_name: token.domain?.name ?? null,
    roles: (token.roles ?? []).map(({ name }) => ({ name })),
    services_region: region,
    available_services_regions: [...regionsOf(token.catalog ?? [])],
    expires_at: access.session.expiresAt,
  }
}
