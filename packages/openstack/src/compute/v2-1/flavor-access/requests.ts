import type { FlavorAccess } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../../service-client.ts'
import * as urls from './urls.ts'

/** GET /flavors/{id}/os-flavor-access: only of a flavor that is not public. */
export async function list(nova: ServiceClient, id: string): Promise<FlavorAccess[]> {
  return listIn<FlavorAccess>(nova, (await nova.get(urls.access(id))).body, 'flavor_access')
}

/** POST /flavors/{id}/action */
export const add = (nova: ServiceClient, id: string, project: string) =>
  nova.act('POST', urls.action(id), { addTenantAccess: { tenant: project } })

/** POST /flavors/{id}/action */
export const remove = (nova: ServiceClient, id: string, project: string) =>
  nova.act('POST', urls.action(id), { removeTenantAccess: { tenant: project } })
