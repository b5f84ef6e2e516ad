import type { Role } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** Roles that users or groups have on projects or domains. */
export function roleGrants(scopes: 'projects' | 'domains', actors: 'users' | 'groups') {
  const url = (scopeId: string, actorId: string) => path`/${scopes}/${scopeId}/${actors}/${actorId}/roles`
  return {
    /** GET /projects/{id}/users/{id}/roles */
    list: async (identity: ServiceClient, scopeId: string, actorId: string): Promise<Role[]> =>
      listIn<Role>(identity, (await identity.get(url(scopeId, actorId))).body, 'roles'),
    /** PUT /projects/{id}/users/{id}/roles/{id} */
    add: (identity: ServiceClient, scopeId: string, actorId: string, roleId: string) =>
      identity.act('PUT', url(scopeId, actorId) + path`/${roleId}`),
    /** DELETE /projects/{id}/users/{id}/roles/{id} */
    remove: (identity: ServiceClient, scopeId: string, actorId: string, roleId: string) =>
      identity.delete(url(scopeId, actorId) + path`/${roleId}`),
  }
}
