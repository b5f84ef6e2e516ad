import type { Project } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const calls = resourceCalls<Project>({ one: 'project', many: 'projects', at: '/projects', updates: 'PATCH' })
export const { list, show, create, remove } = calls

/** A new name comes with the id: without it, Keystone breaks the connection if the name is taken. */
export const update: typeof calls.update = (identity, id, change) =>
  calls.update(identity, id, 'name' in change ? { id, ...change } : change)

/** GET /auth/projects: the projects in which the token's user has a role. */
export const authorized = (identity: ServiceClient, secret: string): Promise<Project[]> =>
  listAt(identity.withToken(secret), '/auth/projects', 'projects')

/** GET /users/{id}/projects: those in which a user has a role. */
export const ofUser = (identity: ServiceClient, userId: string): Promise<Project[]> =>
  listAt(identity, path`/users/${userId}/projects`, 'projects')
