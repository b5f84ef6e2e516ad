import type { Group, User } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

export const { list, show, create, update, remove } = resourceCalls<User>({
  one: 'user',
  many: 'users',
  at: '/users',
  updates: 'PATCH',
})

/** GET /users/{id}/groups */
export const groups = (identity: ServiceClient, id: string): Promise<Group[]> =>
  listAt(identity, path`/users/${id}/groups`, 'groups')

export interface PasswordChange {
  original_password: string
  password: string
}

/** POST /users/{id}/password: needs no token, and revokes all tokens of the user. */
export const changePassword = (identity: ServiceClient, id: string, user: PasswordChange) =>
  identity.act('POST', path`/users/${id}/password`, { user })
