import { keystone } from '@meridian/contract'
import { grantRole, revokeRole, roleAssignments, roleGrants } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serveResource } from '../../serve-resource.ts'
import { identityAdmin } from './identity-admin.ts'
import { toGrant, toRoleAssignment } from './role-assignments.map.ts'

const onProject = { users: roleGrants('projects', 'users'), groups: roleGrants('projects', 'groups') }
const onDomain = { users: roleGrants('domains', 'users'), groups: roleGrants('domains', 'groups') }

export function roleAssignmentRoutes(app: FastifyInstance): void {
  serveResource(app, identityAdmin, [
    [
      keystone.roleAssignmentList,
      async (identity, query) => {
        const found = await roleAssignments.list(identity, {
          'user.id': query.user_id,
          'group.id': query.group_id,
          'scope.project.id': query.project_id,
          'scope.domain.id': query.domain_id,
          'role.id': query.role_id,
          // Keystone takes the key alone for a yes.
          effective: query.effective || undefined,
        })
        return found.map(toRoleAssignment)
      },
    ],
    [keystone.roleAssignmentGrant, (identity, grant) => grantRole(identity, toGrant(grant))],
    [keystone.roleAssignmentRevoke, (identity, grant) => revokeRole(identity, toGrant(grant))],
    [keystone.projectRoleGrant, (identity, project, role, user) => onProject.users.add(identity, project, user, role)],
    [
      keystone.projectRoleRevoke,
      (identity, project, role, user) => onProject.users.remove(identity, project, user, role),
    ],
    [keystone.projectGroupRoleGrant, onProject.groups.add],
    [keystone.projectGroupRoleRevoke, onProject.groups.remove],
    [keystone.domainRoleGrant, onDomain.users.add],
    [keystone.domainRoleRevoke, onDomain.users.remove],
    [keystone.domainGroupRoleGrant, onDomain.groups.add],
    [keystone.domainGroupRoleRevoke, onDomain.groups.remove],
  ])
}
