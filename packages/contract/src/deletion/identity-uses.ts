import { credentialEndpoints } from '../keystone/credentials.ts'
import { groupEndpoints } from '../keystone/groups.ts'
import { projectEndpoints } from '../keystone/projects.ts'
import { roleAssignmentEndpoints, type RoleAssignment } from '../keystone/role-assignments.ts'
import { roleInferenceEndpoints } from '../keystone/roles.ts'
import { trustEndpoints } from '../keystone/trusts.ts'
import { userEndpoints } from '../keystone/users.ts'
import type { DeletedType, Effect } from './consequence.ts'
import { projectContentEndpoints, type ContentKind } from './project-contents.ts'
import type { Uses } from './uses.ts'

type Named = { id: string; name: string }

/** Besides the roles (`holderConsequences`). */
export const userUses: Uses<Named> = [
  { effect: 'goes', reason: 'keysOfUser', type: 'user', find: ({ id, name }) => [{ id, name }] },
  {
    effect: 'goes',
    type: 'credential',
    find: async ({ id }, read) =>
      (await read(credentialEndpoints.credentialList, { query: { user_id: id } })).map((one) => ({ id: one.id })),
  },
  {
    effect: 'goes',
    type: 'trust',
    find: async ({ id }, read) => {
      const [given, taken] = await Promise.all([
        read(trustEndpoints.trustList, { query: { trustor_user_id: id } }),
        read(trustEndpoints.trustList, { query: { trustee_user_id: id } }),
      ])
      return [...given, ...taken].map((one) => ({ id: one.id }))
    },
  },
  {
    effect: 'affects',
    type: 'group',
    find: ({ id }, read) => read(userEndpoints.userGroups, { params: { id } }),
  },
]

export const groupUses: Uses<Named> = [
  {
    effect: 'affects',
    reason: 'loseRoles',
    type: 'user',
    find: ({ id }, read) => read(userEndpoints.userList, { query: { group_id: id } }),
  },
]

/** 'ann (demo)'. */
function labelOf({ user, group, scope: { project, domain } }: RoleAssignment): string {
  const [holder, on] = [user ?? group, project ?? domain]
  return `${holder?.name || (holder?.id ?? '')} (${on?.name || (on?.id ?? 'system')})`
}

export const roleUses: Uses<Named> = [
  {
    effect: 'goes',
    reason: 'roleOf',
    type: 'role',
    find: async ({ id }, read) =>
      (await read(roleAssignmentEndpoints.roleAssignmentList, { query: { role_id: id } })).map((one) => ({
        id: one.id,
        name: labelOf(one),
      })),
  },
  {
    effect: 'affects',
    type: 'role',
    find: async ({ id }, read) =>
      (await read(roleInferenceEndpoints.roleInferenceList, {})).flatMap(({ prior_role: prior, implies }) =>
        prior.id === id ? implies : implies.some((one) => one.id === id) ? [prior] : [],
      ),
  },
]

/** The types of what a project can contain. */
export const CONTENT_TYPES: Record<ContentKind, DeletedType> = {
  stack: 'stack',
  server: 'server',
  server_group: 'serverGroup',
  floating_ip: 'floatingIp',
  trunk: 'trunk',
  router: 'router',
  port: 'port',
  network: 'network',
  rbac_policy: 'rbacPolicy',
  security_group: 'securityGroup',
  address_group: 'addressGroup',
  subnet_pool: 'subnetPool',
  address_scope: 'addressScope',
  qos_policy: 'qosPolicy',
  backup: 'backup',
  group_snapshot: 'groupSnapshot',
  snapshot: 'snapshot',
  volume_group: 'volumeGroup',
  volume: 'volume',
  image: 'image',
  container: 'container',
}

const contentsOf = (effect: Effect): Uses<Named> =>
  Object.entries(CONTENT_TYPES).map(([kind, type]) => ({
    effect,
    type,
    find: async ({ id }, read) =>
      (await read(projectContentEndpoints.projectContentList, { params: { id } })).filter((one) => one.kind === kind),
  }))

/** Keystone notifies no other service: everything stays and has no owner, unless the project is purged first. */
export const projectUses: Uses<Named> = [
  {
    effect: 'blocks',
    type: 'project',
    find: ({ id }, read) => read(projectEndpoints.projectList, { query: { parent_id: id } }),
  },
  {
    effect: 'stays',
    reason: 'contentsOfProject',
    type: 'project',
    find: async ({ id, name }, read) => {
      const contents = await read(projectContentEndpoints.projectContentList, { params: { id } })
      const remedy = { operation: 'purge', project: id, contents } as const
      return contents.length > 0 ? [{ id, name, detail: String(contents.length), remedy }] : []
    },
  },
  ...contentsOf('stays'),
]

/** A purge deletes what is in the project, and leaves the project. */
export const purgeUses: Uses<Named> = [
  ...contentsOf('goes'),
  { effect: 'stays', reason: 'projectItself', type: 'project', find: ({ id, name }) => [{ id, name }] },
]

const inDomain = ({ id }: { id: string }) => ({ query: { domain_id: id } })

/** Keystone deletes what the domain has; other services keep what belonged to its projects. */
export const domainUses: Uses<Named> = [
  { effect: 'goes', type: 'user', find: (domain, read) => read(userEndpoints.userList, inDomain(domain)) },
  { effect: 'goes', type: 'group', find: (domain, read) => read(groupEndpoints.groupList, inDomain(domain)) },
  { effect: 'goes', type: 'project', find: (domain, read) => read(projectEndpoints.projectList, inDomain(domain)) },
  {
    effect: 'stays',
    reason: 'contentsOfDomain',
    type: 'project',
    find: (domain, read) => read(projectEndpoints.projectList, inDomain(domain)),
  },
]
