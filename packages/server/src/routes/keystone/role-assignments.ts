import { keystone } from '@meridian/contract'
import { roleAssignments, roleGrants } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { identityAdmin } from './identity-admin.ts'

const onProject = { users: roleGrants('projects', 'users'), groups: roleGrants('projects', 'groups') }
const onDomain = { users: roleGrants('domains', 'users'), groups: roleGrants('domains', 'groups') }

export function roleAssignmentRoutes(app: FastifyInstance): void {
  serve(app, keystone.roleAssignmentList, async ({ query }, request) => {
    const filters = {
      'user.id': query.user_id,
      'group.id': query.group_id,
      'scope.project.id': query.project_id,
      'scope.domain.id': query.domain_id,
      'role.id': query.role_id,
      // Its mere presence is a yes to Keystone.
      effective: query.effective || undefined,
    }
    return { items: await roleAssignments.list(identityAdmin(request), filters) }
  })

  serve(app, keystone.projectRoleGrant, ({ params: { projectId, userId, roleId } }, request) =>
    onProject.users.add(identityAdmin(request), projectId, userId, roleId),
  )
  serve(app, keystone.projectRoleRevoke, ({ params: { projectId, userId, roleId } }, request) =>
    onProject.users.remove(identityAdmin(request), projectId, userId, roleId),
  )
  serve(app, keystone.projectGroupRoleGrant, ({ params: { projectId, groupId, roleId } }, request) =>
    onProject.groups.add(identityAdmin(request), projectId, groupId, roleId),
  )
  serve(app, keystone.projectGroupRoleRevoke, ({ params: { projectId, groupId, roleId } }, request) =>
    onProject.groups.remove(identityAdmin(request), projectId, groupId, roleId),
  )
  serve(app, keystone.domainRoleGrant, ({ params: { domainId, userId, roleId } }, request) =>
    onDomain.users.add(identityAdmin(request), domainId, userId, roleId),
  )
  serve(app, keystone.domainRoleRevoke, ({ params: { domainId, userId, roleId } }, request) =>
    onDomain.users.remove(identityAdmin(request), domainId, userId, roleId),
  )
  serve(app, keystone.domainGroupRoleGrant, ({ params: { domainId, groupId, roleId } }, request) =>
    onDomain.groups.add(identityAdmin(request), domainId, groupId, roleId),
  )
  serve(app, keystone.domainGroupRoleRevoke, ({ params: { domainId, groupId, roleId } }, request) =>
    onDomain.groups.remove(identityAdmin(request), domainId, groupId, roleId),
  )
}
