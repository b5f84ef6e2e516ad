import {
  applicationCredentialEndpoints,
  consequencesOf,
  domainUses,
  groupUses,
  holderConsequences,
  projectContentEndpoints,
  projectUses,
  purgeUses,
  revokedConsequences,
  roleAssignmentEndpoints,
  roleEndpoints,
  roleUses,
  userUses,
  type Consequence,
  type Group,
  type Project,
  type RoleAssignment,
  type User,
  type Uses,
} from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import type { LookAhead } from '../../framework/resource/consequences.ts'
import { lookAhead, lookAheadOf } from './look-ahead.ts'
import { purgeSteps } from './purge-steps.ts'

/** The roles of the deleted users or groups, and who else has the role `admin`. */
const holderLookAhead = <T extends User | Group>(type: 'user' | 'group', uses: Uses<T>): LookAhead<T> =>
  lookAhead<T>(async (holders, lists) => {
    const list = (query: Record<string, string>) => () => call(roleAssignmentEndpoints.roleAssignmentList, { query })
    const own = lists.each(holders, ({ id }) => list({ [`${type}_id`]: id })())
    const admin = (await lists.optional(() => call(roleEndpoints.roleList))).find(({ name }) => name === 'admin')
    const admins = admin ? await lists.optional(list({ role_id: admin.id })) : []
    const roles = holderConsequences(type, holders, [...(await own), ...admins])
    return [...roles, ...(await withKeys(await consequencesOf(uses, holders, lists.read)))]
  })

/** Names the application credentials of users if Keystone lets the user see them; otherwise the general sentence stays. */
const withKeys = async (consequences: readonly Consequence[]): Promise<Consequence[]> => {
  const all = await Promise.all(
    consequences.map(async (one): Promise<Consequence[]> => {
      if (one.reason !== 'keysOfUser') return [one]
      try {
        const { items } = await call(
          applicationCredentialEndpoints.applicationCredentialList,
          { query: { user_id: one.of } },
          { quiet: true },
        )
        return items.map(({ name }) => ({ ...one, reason: 'keyOfUser', name }))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return [one]
      }
    }),
  )
  return all.flat()
}

export const userLookAhead = holderLookAhead<User>('user', userUses)
export const groupLookAhead = holderLookAhead<Group>('group', groupUses)
export const roleAssignmentLookAhead = lookAhead<RoleAssignment>(async (revoked, lists) => {
  const admin = revoked.find(({ role }) => role.name === 'admin')?.role.id
  if (admin === undefined) return []
  const all = await lists.read(roleAssignmentEndpoints.roleAssignmentList, { query: { role_id: admin } })
  return revokedConsequences(revoked, all)
})
export const roleLookAhead = lookAheadOf(roleUses)
export const projectLookAhead = lookAheadOf(projectUses)
export const purgeLookAhead = lookAhead<Pick<Project, 'id' | 'name'>>(
  (projects, { read }) => consequencesOf(purgeUses, projects, read),
  async (projects, { intl }, _found, { read }) => {
    const all = await Promise.all(
      projects.map(async ({ id }) => {
        const contents = await read(projectContentEndpoints.projectContentList, { params: { id } })
        return purgeSteps(id, contents, intl)
      }),
    )
    return { first: all.flat(), large: true }
  },
)
export const domainLookAhead = lookAheadOf(domainUses)
