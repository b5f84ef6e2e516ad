import type { Project } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../../service-client.ts'

/** GET /auth/projects: the projects in which the token's user has a role. */
export async function authorized(identity: ServiceClient, secret: string): Promise<Project[]> {
  const { body } = await identity.get('/auth/projects', { 'x-auth-token': secret })
  return listIn<Project>(identity, body, 'projects')
}

/** GET /projects: all that the token may see. */
export async function list(identity: ServiceClient): Promise<Project[]> {
  const { body } = await identity.get('/projects')
  return listIn<Project>(identity, body, 'projects')
}
