import {
  groupEndpoints,
  roleAssignmentEndpoints as assignments,
  roleEndpoints,
  userEndpoints,
  type RoleAssignment,
} from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import type { ItemQuery } from '../../api/query.ts'
import { membershipOf, type Membership } from '../membership/membership-model.ts'
import type { Members, MembersNow } from './members.ts'

export type Holder = 'user' | 'group'

/** Of what is granted on a place, who holds which role there themselves; what comes from above is not changed here. */
export function heldBy(holder: Holder, items: readonly RoleAssignment[]): Membership {
  const byRole: Record<string, string[]> = {}
  for (const { role, scope, [holder]: who } of items) {
    if (who && !scope['OS-INHERIT:inherited_to']) (byRole[role.id] ??= []).push(who.id)
  }
  return membershipOf(byRole)
}

/** The role that new members are given; none where the cloud does not have it, and what is said then. */
async function usualRole(signal: AbortSignal): Promise<Pick<MembersNow, 'defaultRole' | 'complaint'>> {
  try {
    return { defaultRole: (await call(roleEndpoints.roleView, { params: { id: 'default' } }, { signal })).id }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { defaultRole: null, complaint: error.message }
    throw error
  }
}

const everyone = (holder: Holder, signal: AbortSignal) =>
  holder === 'user' ? call(userEndpoints.userList, {}, { signal }) : call(groupEndpoints.groupList, {}, { signal })

/** Who could be granted what, wherever that is. */
async function choiceOf(holder: Holder, signal: AbortSignal): Promise<Omit<MembersNow, 'members'>> {
  const [people, roles, usual] = await Promise.all([
    everyone(holder, signal),
    call(roleEndpoints.roleList, {}, { signal }),
    usualRole(signal),
  ])
  return {
    people: people.items.map(({ id, name }) => ({ id, name })),
    // The roles of a domain are not granted by themselves.
    roles: roles.items.filter(({ domain_id: domain }) => domain === null).map(({ id, name }) => ({ id, name })),
    ...usual,
  }
}

/** The same for what is yet to be made: nobody belongs to it. */
export const noGrantsYet = (holder: Holder): ItemQuery<MembersNow> => ({
  queryKey: ['members', null, holder],
  queryFn: async ({ signal }) => ({ ...(await choiceOf(holder, signal)), members: new Map() }),
})

type Place = { project: string } | { domain: string }

const isProject = (place: Place): place is { project: string } => 'project' in place

type Change = (member: string, role: string) => Promise<unknown>

function changes(place: Place, holder: Holder): { add: Change; remove: Change } {
  if (isProject(place)) {
    const { project: projectId } = place
    return holder === 'user'
      ? {
          add: (userId, roleId) => call(assignments.projectRoleGrant, { params: { projectId, roleId, userId } }),
          remove: (userId, roleId) => call(assignments.projectRoleRevoke, { params: { projectId, roleId, userId } }),
        }
      : {
          add: (groupId, roleId) => call(assignments.projectGroupRoleGrant, { params: { projectId, roleId, groupId } }),
          remove: (groupId, roleId) =>
            call(assignments.projectGroupRoleRevoke, { params: { projectId, roleId, groupId } }),
        }
  }
  const { domain: domainId } = place
  return holder === 'user'
    ? {
        add: (userId, roleId) => call(assignments.domainRoleGrant, { params: { domainId, roleId, userId } }),
        remove: (userId, roleId) => call(assignments.domainRoleRevoke, { params: { domainId, roleId, userId } }),
      }
    : {
        add: (groupId, roleId) => call(assignments.domainGroupRoleGrant, { params: { domainId, roleId, groupId } }),
        remove: (groupId, roleId) => call(assignments.domainGroupRoleRevoke, { params: { domainId, roleId, groupId } }),
      }
}

/** Which users, or which groups, have which roles on a project or a domain. */
export const roleGrants = (place: Place, holder: Holder): Members => ({
  source: {
    queryKey: ['members', place, holder],
    queryFn: async ({ signal }) => {
      const on = isProject(place) ? { project_id: place.project } : { domain_id: place.domain }
      const [choice, granted] = await Promise.all([
        choiceOf(holder, signal),
        call(assignments.roleAssignmentList, { query: on }, { signal }),
      ])
      return { ...choice, members: heldBy(holder, granted.items) }
    },
  },
  ...changes(place, holder),
})
