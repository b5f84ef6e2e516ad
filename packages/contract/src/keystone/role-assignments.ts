import * as z from 'zod'
import { del, get, put } from '../endpoint.ts'
import { items } from '../items.ts'

const Named = z.object({ id: z.string(), name: z.string().default('') })
const InDomain = Named.extend({ domain: Named.optional() })

const RoleAssignment = z.object({
  role: Named,
  /** Either a user or a group has the role. */
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
    summary: 'Who has which role on what; `effective` counts what groups and other roles bring',
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
    summary: 'Give a user a role on a project',
  }),
  projectRoleRevoke: del('/api/keystone/projects/:projectId/:roleId/:userId', {
    summary: 'Take a role on a project from a user',
  }),
  projectGroupRoleGrant: put('/api/keystone/projects/:projectId/groups/:groupId/roles/:roleId', {
    summary: 'Give a group a role on a project',
  }),
  projectGroupRoleRevoke: del('/api/keystone/projects/:projectId/groups/:groupId/roles/:roleId', {
    summary: 'Take a role on a project from a group',
  }),
  domainRoleGrant: put('/api/keystone/domains/:domainId/users/:userId/roles/:roleId', {
    summary: 'Give a user a role on a domain',
  }),
  domainRoleRevoke: del('/api/keystone/domains/:domainId/users/:userId/roles/:roleId', {
    summary: 'Take a role on a domain from a user',
  }),
  domainGroupRoleGrant: put('/api/keystone/domains/:domainId/groups/:groupId/roles/:roleId', {
    summary: 'Give a group a role on a domain',
  }),
  domainGroupRoleRevoke: del('/api/keystone/domains/:domainId/groups/:groupId/roles/:roleId', {
    summary: 'Take a role on a domain from a group',
  }),
}
