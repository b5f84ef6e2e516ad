import type { RoleInference } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const pair = (id: string, impliedId: string) => path`/roles/${id}/implies/${impliedId}`

/** GET /role_inferences: all roles that imply others. */
export const list = (identity: ServiceClient): Promise<RoleInference[]> =>
  listAt(identity, '/role_inferences', 'role_inferences')

/** PUT /roles/{id}/implies/{id} */
export const add = (identity: ServiceClient, id: string, impliedId: string) => identity.act('PUT', pair(id, impliedId))

/** DELETE /roles/{id}/implies/{id} */
export const remove = (identity: ServiceClient, id: string, impliedId: string) => identity.delete(pair(id, impliedId))
