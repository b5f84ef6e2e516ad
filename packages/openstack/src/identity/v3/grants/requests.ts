import type { Role } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../../service-client.ts'
import * as urls from './urls.ts'

export type { Grantee } from './urls.ts'

/** GET /projects/{id}/users/{id}/roles and its like */
export async function list(identity: ServiceClient, grantee: urls.Grantee): Promise<Role[]> {
  return listIn<Role>(identity, (await identity.get(urls.grants(grantee))).body, 'roles')
}

/** PUT /projects/{id}/users/{id}/roles/{id} and its like */
export const add = (identity: ServiceClient, grantee: urls.Grantee, role: string) =>
  identity.act('PUT', urls.grant(grantee, role))

/** DELETE /projects/{id}/users/{id}/roles/{id} and its like */
export const remove = (identity: ServiceClient, grantee: urls.Grantee, role: string) =>
  identity.delete(urls.grant(grantee, role))
