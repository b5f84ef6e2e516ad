import type { RoleAssignment } from '@meridian/wire'
import type { Query } from '../../resource.ts'
import { listIn, type ServiceClient } from '../../service-client.ts'
import { withQuery } from '../../url.ts'

/** GET /role_assignments, with the names of all that they mention. */
export async function list(identity: ServiceClient, query: Query): Promise<RoleAssignment[]> {
  const { body } = await identity.get(withQuery('/role_assignments', { ...query, include_names: true }))
  return listIn<RoleAssignment>(identity, body, 'role_assignments')
}
