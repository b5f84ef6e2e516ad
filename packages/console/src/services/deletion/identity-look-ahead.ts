import { holderConsequences, roleAssignmentEndpoints, roleEndpoints, type Group, type User } from '@meridian/contract'
import { call } from '../../api/client.ts'
import type { LookAhead } from '../../framework/actions/consequences.ts'
import { lookAhead } from './look-ahead.ts'

/** The roles of the deleted users or groups, and who else has the role `admin`. */
const holderLookAhead = <T extends User | Group>(type: 'user' | 'group'): LookAhead<T> =>
  lookAhead<T>(async (holders, lists) => {
    const list = (query: Record<string, string>) => () => call(roleAssignmentEndpoints.roleAssignmentList, { query })
    const own = lists.each(holders, ({ id }) => list({ [`${type}_id`]: id })())
    const admin = (await lists.optional(() => call(roleEndpoints.roleList))).find(({ name }) => name === 'admin')
    const admins = admin ? await lists.optional(list({ role_id: admin.id })) : []
    return holderConsequences(type, holders, [...(await own), ...admins])
  })

export const userLookAhead = holderLookAhead<User>('user')
export const groupLookAhead = holderLookAhead<Group>('group')
