import type { Group, User } from '@meridian/wire'
import { resourceCalls, type Query } from '../../../resource.ts'
import { listIn, type ServiceClient } from '../../../service-client.ts'
import { withQuery } from '../../../url.ts'
import * as urls from './urls.ts'

export const { list, show, create, update, remove } = resourceCalls<Group>({
  one: 'group',
  many: 'groups',
  at: '/groups',
  updates: 'PATCH',
})

/** GET /groups/{id}/users */
export async function members(identity: ServiceClient, id: string, query: Query = {}): Promise<User[]> {
  return listIn<User>(identity, (await identity.get(withQuery(urls.groupMembers(id), query))).body, 'users')
}

/** PUT /groups/{id}/users/{id} */
export const addMember = (identity: ServiceClient, id: string, userId: string) =>
  identity.act('PUT', urls.groupMember(id, userId))

/** DELETE /groups/{id}/users/{id} */
export const removeMember = (identity: ServiceClient, id: string, userId: string) =>
  identity.delete(urls.groupMember(id, userId))
