import type { Group, User } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls, type Query } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const groupMemberUrl = (id: string, userId: string) => path`/groups/${id}/users/${userId}`

export const { list, show, create, update, remove } = resourceCalls<Group>({
  one: 'group',
  many: 'groups',
  at: '/groups',
  updates: 'PATCH',
})

/** GET /groups/{id}/users */
export const members = (identity: ServiceClient, id: string, query: Query = {}): Promise<User[]> =>
  listAt(identity, path`/groups/${id}/users`, 'users', query)

/** PUT /groups/{id}/users/{id} */
export const addMember = (identity: ServiceClient, id: string, userId: string) =>
  identity.act('PUT', groupMemberUrl(id, userId))

/** DELETE /groups/{id}/users/{id} */
export const removeMember = (identity: ServiceClient, id: string, userId: string) =>
  identity.delete(groupMemberUrl(id, userId))
