import { credentialEndpoints } from '../keystone/credentials.ts'
import { groupEndpoints } from '../keystone/groups.ts'
import { projectEndpoints } from '../keystone/projects.ts'
import { roleAssignmentEndpoints, type RoleAssignment } from '../keystone/role-assignments.ts'
import { roleInferenceEndpoints } from '../keystone/roles.ts'
import { trustEndpoints } from '../keystone/trusts.ts'
import { userEndpoints } from '../keystone/users.ts'
import type { DeletedType } from './consequence.ts'
import { projectContentEndpoints, type ContentKind } from './project-contents.ts'
import { affects, blocks, goes, stays, type Uses } from './uses.ts'

type Named = { id: string; name: string }

const byUser = ({ id }: Named) => ({ query: { user_id: id } })
const onlyId = ({ id }: { id: string }) => ({ id })

/** Besides the roles (`holderConsequences`). */
export const userUses: Uses<Named> = [
  { effect: 'goes', reason: 'keysOfUser', type: 'user', find: ({ id, name }) => [{ id, name }] },
  goes('credential').in(credentialEndpoints.credentialList, byUser, undefined, onlyId),
  goes('trust').in(trustEndpoints.trustList, ({ id }) => ({ query: { trustor_user_id: id } }), undefined, onlyId),
  goes('trust').in(trustEndpoints.trustList, ({ id }) => ({ query: { trustee_user_id: id } }), undefined, onlyId),
  affects('group').in(userEndpoints.userGroups, ({ id }) => ({ params: { id } })),
]

export const groupUses: Uses<Named> = [
  affects('user', 'loseRoles').in(userEndpoints.userList, ({ id }) => ({ query: { group_id: id } })),
]

/** 'ann (demo)'. */
function labelOf({ user, group, scope: { project, domain } }: RoleAssignment): string {
  const [holder, on] = [user ?? group, project ?? domain]
  return `${holder?.name || (holder?.id ?? '')} (${on?.name || (on?.id ?? 'system')})`
}

export const roleUses: Uses<Named> = [
  goes('role', 'roleOf').in(
    roleAssignmentEndpoints.roleAssignmentList,
    ({ id }) => ({ query: { role_id: id } }),
    undefined,
    (one) => ({ id: one.id, name: labelOf(one) }),
  ),
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
  load_balancer: 'loadBalancer',
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

const contentsAs = (line: typeof goes): Uses<Named> =>
  Object.entries(CONTENT_TYPES).map(([kind, type]) =>
    line(type).in(
      projectContentEndpoints.projectContentList,
      ({ id }) => ({ params: { id } }),
      (one) => one.kind === kind,
    ),
  )

/** Keystone notifies no other service: everything stays and has no owner, unless the project is purged first. */
export const projectUses: Uses<Named> = [
  blocks('project').in(projectEndpoints.projectList, ({ id }) => ({ query: { parent_id: id } })),
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
  ...contentsAs(stays),
]

/** A purge deletes what is in the project, and leaves the project. */
export const purgeUses: Uses<Named> = [
  ...contentsAs(goes),
  { effect: 'stays', reason: 'projectItself', type: 'project', find: ({ id, name }) => [{ id, name }] },
]

const inDomain = ({ id }: { id: string }) => ({ query: { domain_id: id } })

/** Keystone deletes what the domain has; other services keep what belonged to its projects. */
export const domainUses: Uses<Named> = [
  goes('user').in(userEndpoints.userList, inDomain),
  goes('group').in(groupEndpoints.groupList, inDomain),
  goes('project').in(projectEndpoints.projectList, inDomain),
  stays('project', 'contentsOfDomain').in(projectEndpoints.projectList, inDomain),
]
