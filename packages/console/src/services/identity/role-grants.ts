import {
  groupEndpoints,
  roleAssignmentEndpoints as assignments,
  roleEndpoints,
  userEndpoints,
  type RoleAssignment,
  type UserSession,
} from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { keyOf, queryClient, type ItemQuery } from '../../api/query.ts'
import { membershipOf, type Membership } from '../membership/membership-model.ts'
import { memberMessages } from './identity.messages.ts'
import type { CheckChange, CurrentMembers, Members } from './members.ts'

/** Who has a role. */
export type Holder = 'user' | 'group'

/** What a role is granted on, by its id. */
export type GrantScope = { project: string } | { domain: string }

/** The users, or the groups, with their roles; without inherited roles, which a dialog cannot change here. */
export function heldBy(holder: Holder, items: readonly RoleAssignment[]): Membership {
  const byRole: Record<string, string[]> = {}
  for (const { role, scope, [holder]: member } of items) {
    if (member && !scope['OS-INHERIT:inherited_to']) (byRole[role.id] ??= []).push(member.id)
  }
  return membershipOf(byRole)
}

/** The role of new members, or the service's message if the cloud does not have that role. */
async function loadDefaultRole(
  signal: AbortSignal,
): Promise<Pick<CurrentMembers, 'defaultRole' | 'defaultRoleProblem'>> {
  try {
    return { defaultRole: (await call(roleEndpoints.roleView, { params: { id: 'default' } }, { signal })).id }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      return { defaultRole: null, defaultRoleProblem: error.message }
    throw error
  }
}

async function loadChoices(holder: Holder, signal: AbortSignal): Promise<Omit<CurrentMembers, 'members'>> {
  const [people, roles, defaultRole] = await Promise.all([
    holder === 'user' ? call(userEndpoints.userList, {}, { signal }) : call(groupEndpoints.groupList, {}, { signal }),
    call(roleEndpoints.roleList, {}, { signal }),
    loadDefaultRole(signal),
  ])
  return {
    people: people.items.map(({ id, name }) => ({ id, name })),
    // Keystone does not grant the roles of a domain by themselves.
    roles: roles.items.filter(({ domain_id: domain }) => domain === null).map(({ id, name }) => ({ id, name })),
    ...defaultRole,
  }
}

/** The choices for a project that does not exist yet: nobody has a role on it. */
export const noGrantsYet = (holder: Holder): ItemQuery<CurrentMembers> => ({
  queryKey: ['members', null, holder],
  queryFn: async ({ signal }) => ({ ...(await loadChoices(holder, signal)), members: new Map() }),
})

const isProject = (scope: GrantScope): scope is { project: string } => 'project' in scope

function changesOn(scope: GrantScope, holder: Holder): Pick<Members, 'add' | 'remove'> {
  if (isProject(scope)) {
    const { project: projectId } = scope
    return holder === 'user'
      ? {
          add: (userId, roleId, send) => send(assignments.projectRoleGrant, { params: { projectId, roleId, userId } }),
          remove: (userId, roleId, send) =>
            send(assignments.projectRoleRevoke, { params: { projectId, roleId, userId } }),
        }
      : {
          add: (groupId, roleId, send) =>
            send(assignments.projectGroupRoleGrant, { params: { projectId, roleId, groupId } }),
          remove: (groupId, roleId, send) =>
            send(assignments.projectGroupRoleRevoke, { params: { projectId, roleId, groupId } }),
        }
  }
  const { domain: domainId } = scope
  return holder === 'user'
    ? {
        add: (userId, roleId, send) => send(assignments.domainRoleGrant, { params: { domainId, roleId, userId } }),
        remove: (userId, roleId, send) => send(assignments.domainRoleRevoke, { params: { domainId, roleId, userId } }),
      }
    : {
        add: (groupId, roleId, send) =>
          send(assignments.domainGroupRoleGrant, { params: { domainId, roleId, groupId } }),
        remove: (groupId, roleId, send) =>
          send(assignments.domainGroupRoleRevoke, { params: { domainId, roleId, groupId } }),
      }
}

const filterOf = (scope: GrantScope) => (isProject(scope) ? { project_id: scope.project } : { domain_id: scope.domain })

/** The users, or the groups, that have roles on a project or domain. */
export const roleGrants = (scope: GrantScope, holder: Holder): Members => ({
  query: {
    queryKey: ['members', scope, holder],
    queryFn: async ({ signal }) => {
      const [choices, granted] = await Promise.all([
        loadChoices(holder, signal),
        call(assignments.roleAssignmentList, { query: filterOf(scope) }, { signal }),
      ])
      return { ...choices, members: heldBy(holder, granted.items) }
    },
  },
  ...changesOn(scope, holder),
})

/** Reloads the role assignments that a details page may show. */
export const invalidateAssignments = (scope: GrantScope) =>
  queryClient.invalidateQueries({ queryKey: keyOf(assignments.roleAssignmentList, { query: filterOf(scope) }) })

/** Users may not revoke their own admin role on the project or domain that they work in. */
export const keepsOwnAdmin =
  (session: UserSession, scope: GrantScope | undefined): CheckChange =>
  ({ revoked }, { roles }) => {
    const admin = roles.find(({ name }) => name === 'admin')?.id
    const isOwn = revoked.some(({ member, role }) => member === session.id && role === admin)
    return isOwn && scope && isWorkedIn(session, scope) ? memberMessages.keepAdmin : null
  }

const isWorkedIn = ({ project_id: project, domain_id: domain }: UserSession, scope: GrantScope): boolean =>
  isProject(scope) ? scope.project === project : scope.domain === domain

/** Whether users get the role admin, where they work, by being in this group. */
export async function givesAdmin(session: UserSession, group: string, signal: AbortSignal): Promise<boolean> {
  try {
    const query = { group_id: group }
    const { items } = await call(assignments.roleAssignmentList, { query }, { signal })
    return items.some(
      ({ role, scope: { project, domain } }) =>
        role.name === 'admin' &&
        ((project && isWorkedIn(session, { project: project.id })) ||
          (domain && isWorkedIn(session, { domain: domain.id }))),
    )
  } catch (error) {
    // Who may not see the assignments may still see the members.
    if (error instanceof ApiError && error.status === 403) return false
    throw error
  }
}
