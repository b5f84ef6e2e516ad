import type { Role } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** Roles that users or groups have on projects or domains. */
export function roleGrants(scopes: 'projects' | 'domains', actors: 'users' | 'groups') {
  const url = (scopeId: string, actorId: string) => path`/${scopes}/${scopeId}/${actors}/${actorId}/roles`
  return {
    /** GET /projects/{id}/users/{id}/roles */
    list: (identity: ServiceClient, scopeId: string, actorId: string): Promise<Role[]> =>
      listAt(identity, url(scopeId, actorId), 'roles'),
    /** PUT /projects/{id}/users/{id}/roles/{id} */
    add: (identity: ServiceClient, scopeId: string, actorId: string, roleId: string) =>
      identity.act('PUT', url(scopeId, actorId) + path`/${roleId}`),
    /** DELETE /projects/{id}/users/{id}/roles/{id} */
    remove: (identity: ServiceClient, scopeId: string, actorId: string, roleId: string) =>
      identity.delete(url(scopeId, actorId) + path`/${roleId}`),
  }
}

/** One role of one user or group, on a project, a domain or the system. */
export interface Grant {
  role: string
  holder: { users: string } | { groups: string }
  /** `inherited`: on the projects below it instead. */
  scope: 'system' | { projects: string; inherited: boolean } | { domains: string; inherited: boolean }
}

function grantPath({ role, holder, scope }: Grant): string {
  const who = 'users' in holder ? path`users/${holder.users}` : path`groups/${holder.groups}`
  if (scope === 'system') return `/system/${who}/roles/${path`${role}`}`
  const on = 'projects' in scope ? path`projects/${scope.projects}` : path`domains/${scope.domains}`
  const direct = `${on}/${who}/roles/${path`${role}`}`
  return scope.inherited ? `/OS-INHERIT/${direct}/inherited_to_projects` : `/${direct}`
}

/** PUT /{scope}/{holder}/roles/{id} */
export const grantRole = (identity: ServiceClient, grant: Grant) => identity.act('PUT', grantPath(grant))

/** DELETE /{scope}/{holder}/roles/{id} */
export const revokeRole = (identity: ServiceClient, grant: Grant) => identity.delete(grantPath(grant))
