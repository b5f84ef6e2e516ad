import type { Project } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { listIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const calls = resourceCalls<Project>({ one: 'project', many: 'projects', at: '/projects', updates: 'PATCH' })
export const { list, show, create, remove } = calls

/** A new name comes with the id: without it, Keystone breaks the connection if the name is taken. */
export const update: typeof calls.update = (identity, id, change) =>
  calls.update(identity, id, 'name' in change ? { id, ...change } : change)

/** GET /auth/projects: the projects in which the token's user has a role. */
export async function authorized(identity: ServiceClient, secret: string): Promise<Project[]> {
  const { body } = await identity.get('/auth/projects', { 'x-auth-token': secret })
  return listIn<Project>(identity, body, 'projects')
}

/** GET /users/{id}/projects: those in which a user has a role. */
export async function ofUser(identity: ServiceClient, userId: string): Promise<Project[]> {
  return listIn<Project>(identity, (await identity.get(path`/users/${userId}/projects`)).body, 'projects')
}
