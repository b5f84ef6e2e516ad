import * as z from 'zod'
import { del, get, put } from '../endpoint.ts'
import { items } from '../items.ts'

const Named = z.object({ id: z.string(), name: z.string().default('') })
const InDomain = Named.extend({ domain: Named.optional() })

const RoleAssignment = z.object({
  role: Named,
  /** Exactly one of `user` and `group` is present. */
  user: InDomain.optional(),
  group: InDomain.optional(),
  scope: z.object({
    project: InDomain.optional(),
    domain: Named.optional(),
    system: z.object({ all: z.boolean() }).optional(),
    'OS-INHERIT:inherited_to': z.string().optional(),
  }),
})
export type RoleAssignment = z.infer<typeof RoleAssignment>

export const roleAssignmentEndpoints = {
  roleAssignmentList: get('/api/keystone/role-assignments/', {
    summary: 'List role assignments; `effective` includes roles from groups and implied roles',
    query: z.object({
      user_id: z.string().optional(),
      group_id: z.string().optional(),
      project_id: z.string().optional(),
      domain_id: z.string().optional(),
      role_id: z.string().optional(),
      effective: z.stringbool().optional(),
    }),
    result: items(RoleAssignment),
  }),
  projectRoleGrant: put('/api/keystone/projects/:projectId/:roleId/:userId', {
    summary: 'Grant a user a role on a project',
  }),
  projectRoleRevoke: del('/api/keystone/projects/:projectId/:roleId/:userId', {
    summary: "Revoke a user's role on a project",
  }),
  projectGroupRoleGrant: put('/api/keystone/projects/:projectId/groups/:groupId/roles/:roleId', {
    summary: 'Grant a group a role on a project',
  }),
  projectGroupRoleRevoke: del('/api/keystone/projects/:projectId/groups/:groupId/roles/:roleId', {
    summary: "Revoke a group's role on a project",
  }),
  domainRoleGrant: put('/api/keystone/domains/:domainId/users/:userId/roles/:roleId', {
    summary: 'Grant a user a role on a domain',
  }),
  domainRoleRevoke: del('/api/keystone/domains/:domainId/users/:userId/roles/:roleId', {
    summary: "Revoke a user's role on a domain",
  }),
  domainGroupRoleGrant: put('/api/keystone/domains/:domainId/groups/:groupId/roles/:roleId', {
    summary: 'Grant a group a role on a domain',
  }),
  domainGroupRoleRevoke: del('/api/keystone/domains/:domainId/groups/:groupId/roles/:roleId', {
    summary: "Revoke a group's role on a domain",
  }),
}
