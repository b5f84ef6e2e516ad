import type { Grant as GrantForm, RoleAssignment } from '@meridian/contract'
import type { Grant } from '@meridian/openstack'
import type { RoleAssignment as Wire } from '@meridian/wire'

/** Of effective assignments, Keystone mentions group and prior role only in links. */
const MEMBERSHIP = /\/groups\/([^/]+)\/users\//
const PRIOR_ROLE = /\/prior_roles?\/([^/]+)\/implies\//

const idIn = (link: string | undefined, pattern: RegExp) => {
  const [, id] = pattern.exec(link ?? '') ?? []
  return id === undefined ? undefined : decodeURIComponent(id)
}

export function toRoleAssignment({ role, user, group, scope, links }: Wire): RoleAssignment {
  const from_group = idIn(links?.membership, MEMBERSHIP)
  const implied_by = idIn(links?.prior_role, PRIOR_ROLE)
  const on = scope.project?.id ?? scope.domain?.id ?? 'system'
  const inherited = scope['OS-INHERIT:inherited_to'] ?? ''
  const id = [role.id, user?.id ?? group?.id, on, inherited, from_group, implied_by].filter(Boolean).join(' ')
  return {
    id,
    role: { name: '', ...role },
    ...(user && { user: { name: '', ...user } }),
    ...(group && { group: { name: '', ...group } }),
    scope: {
      ...scope,
      project: scope.project && { name: '', ...scope.project },
      domain: scope.domain && { name: '', ...scope.domain },
    },
    from_group,
    implied_by,
  }
}

/** The form has exactly one holder and one scope: its schema has checked that. */
export function toGrant(form: GrantForm): Grant {
  const { role_id: role, user_id: user, group_id: group = '', project_id: project, domain_id: domain, inherited } = form
  return {
    role,
    holder: user === undefined ? { groups: group } : { users: user },
    scope:
      project === undefined
        ? domain === undefined
          ? 'system'
          : { domains: domain, inherited }
        : { projects: project, inherited },
  }
}
