import * as z from 'zod'
import { del, get, put } from '../endpoint.ts'
import { items } from '../items.ts'

const Named = z.object({ id: z.string(), name: z.string().default('') })
const InDomain = Named.extend({ domain: Named.optional() })

const RoleAssignment = z.object({
  /** Made of the ids of its parts. */
  id: z.string(),
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
  /** Of effective assignments: the group that the user has it from. */
  from_group: z.string().optional(),
  /** Of effective assignments: the role that implies this one. */
  implied_by: z.string().optional(),
})
export type RoleAssignment = z.infer<typeof RoleAssignment>

const Grant = z
  .object({
    role_id: z.string().min(1, 'A role is required.'),
    user_id: z.string().min(1).optional(),
    group_id: z.string().min(1).optional(),
    project_id: z.string().min(1).optional(),
    domain_id: z.string().min(1).optional(),
    system: z.literal(true).optional(),
    /** On the projects below the project or domain, instead of on itself. */
    inherited: z.boolean().default(false),
  })
  .refine(({ user_id: user, group_id: group }) => isOne(user, group), {
    error: 'Either a user or a group is required.',
    path: ['user_id'],
  })
  .refine(({ project_id: project, domain_id: domain, system }) => isOne(project, domain, system), {
    error: 'Either a project, a domain or the system is required.',
    path: ['project_id'],
  })
  .refine(({ system, inherited }) => !(system && inherited), {
    error: 'Nothing is below the system.',
    path: ['inherited'],
  })
export type Grant = z.infer<typeof Grant>

const isOne = (...values: unknown[]) => values.filter((value) => value !== undefined).length === 1

export const roleAssignmentEndpoints = {
  roleAssignmentList: get(
    '/api/keystone/role-assignments/',
    'List role assignments; `effective` includes roles from groups and implied roles',
    {
      query: z.object({
        user_id: z.string().optional(),
        group_id: z.string().optional(),
        project_id: z.string().optional(),
        domain_id: z.string().optional(),
        role_id: z.string().optional(),
        effective: z.stringbool().optional(),
      }),
      result: items(RoleAssignment),
    },
  ),
  roleAssignmentGrant: put(
    '/api/keystone/role-assignments/',
    'Grant a user or group a role on a project, a domain or the system',
    { body: Grant },
  ),
  roleAssignmentRevoke: del(
    '/api/keystone/role-assignments/',
    'Revoke a role of a user or group on a project, a domain or the system',
    { body: Grant },
  ),
  projectRoleGrant: put('/api/keystone/projects/:projectId/:roleId/:userId', 'Grant a user a role on a project'),
  projectRoleRevoke: del('/api/keystone/projects/:projectId/:roleId/:userId', "Revoke a user's role on a project"),
  projectGroupRoleGrant: put(
    '/api/keystone/projects/:projectId/groups/:groupId/roles/:roleId',
    'Grant a group a role on a project',
  ),
  projectGroupRoleRevoke: del(
    '/api/keystone/projects/:projectId/groups/:groupId/roles/:roleId',
    "Revoke a group's role on a project",
  ),
  domainRoleGrant: put(
    '/api/keystone/domains/:domainId/users/:userId/roles/:roleId',
    'Grant a user a role on a domain',
  ),
  domainRoleRevoke: del(
    '/api/keystone/domains/:domainId/users/:userId/roles/:roleId',
    "Revoke a user's role on a domain",
  ),
  domainGroupRoleGrant: put(
    '/api/keystone/domains/:domainId/groups/:groupId/roles/:roleId',
    'Grant a group a role on a domain',
  ),
  domainGroupRoleRevoke: del(
    '/api/keystone/domains/:domainId/groups/:groupId/roles/:roleId',
    "Revoke a group's role on a domain",
  ),
}
