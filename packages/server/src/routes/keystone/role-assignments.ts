import { keystone } from '@meridian/contract'
import { grants, roleAssignments } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { identityAdmin } from './identity-admin.ts'

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

  serve(app, keystone.projectRoleGrant, ({ params }, request) =>
    grants.add(identityAdmin(request), userOnProject(params), params.roleId),
  )
  serve(app, keystone.projectRoleRevoke, ({ params }, request) =>
    grants.remove(identityAdmin(request), userOnProject(params), params.roleId),
  )
  serve(app, keystone.projectGroupRoleGrant, ({ params }, request) =>
    grants.add(identityAdmin(request), groupOnProject(params), params.roleId),
  )
  serve(app, keystone.projectGroupRoleRevoke, ({ params }, request) =>
    grants.remove(identityAdmin(request), groupOnProject(params), params.roleId),
  )
  serve(app, keystone.domainRoleGrant, ({ params }, request) =>
    grants.add(identityAdmin(request), userOnDomain(params), params.roleId),
  )
  serve(app, keystone.domainRoleRevoke, ({ params }, request) =>
    grants.remove(identityAdmin(request), userOnDomain(params), params.roleId),
  )
  serve(app, keystone.domainGroupRoleGrant, ({ params }, request) =>
    grants.add(identityAdmin(request), groupOnDomain(params), params.roleId),
  )
  serve(app, keystone.domainGroupRoleRevoke, ({ params }, request) =>
    grants.remove(identityAdmin(request), groupOnDomain(params), params.roleId),
  )
}

const userOnProject = (params: { projectId: string; userId: string }): grants.Grantee => ({
  on: 'projects',
  place: params.projectId,
  to: 'users',
  actor: params.userId,
})

const groupOnProject = (params: { projectId: string; groupId: string }): grants.Grantee => ({
  on: 'projects',
  place: params.projectId,
  to: 'groups',
  actor: params.groupId,
})

const userOnDomain = (params: { domainId: string; userId: string }): grants.Grantee => ({
  on: 'domains',
  place: params.domainId,
  to: 'users',
  actor: params.userId,
})

const groupOnDomain = (params: { domainId: string; groupId: string }): grants.Grantee => ({
  on: 'domains',
  place: params.domainId,
  to: 'groups',
  actor: params.groupId,
})
