import type { RoleAssignment } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import type { Query } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'

/** GET /role_assignments, with the names of all that they mention. */
export const list = (identity: ServiceClient, query: Query): Promise<RoleAssignment[]> =>
  listAt(identity, '/role_assignments', 'role_assignments', { ...query, include_names: true })
