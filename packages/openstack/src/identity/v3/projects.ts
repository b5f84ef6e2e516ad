import type { Project } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { listIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

export const { list, show, create, update, remove } = resourceCalls<Project>({
  one: 'project',
  many: 'projects',
  at: '/projects',
  updates: 'PATCH',
})

/** GET /auth/projects: the projects in which the token's user has a role. */
export async function authorized(identity: ServiceClient, secret: string): Promise<Project[]> {
  const { body } = await identity.get('/auth/projects', { 'x-auth-token': secret })
  return listIn<Project>(identity, body, 'projects')
}

/** GET /users/{id}/projects: those in which a user has a role. */
export async function ofUser(identity: ServiceClient, userId: string): Promise<Project[]> {
  return listIn<Project>(identity, (await identity.get(path`/users/${userId}/projects`)).body, 'projects')
}
