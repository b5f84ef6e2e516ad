import { del, get, put } from '../../../core/service/api.ts'
import { grants, systemGrants } from './grants.ts'

const domainUser = grants('domain', 'user')
const domainGroup = grants('domain', 'group')
const projectUser = grants('project', 'user')
const projectGroup = grants('project', 'group')
const systemUser = systemGrants('user')
const systemGroup = systemGrants('group')
const belowDomainUser = grants('domain', 'user', true)
const belowDomainGroup = grants('domain', 'group', true)
const belowProjectUser = grants('project', 'user', true)
const belowProjectGroup = grants('project', 'group', true)

/** HEAD has the same response as GET, which has no body. */
export const grantRoutes = [
  get('/v3/domains/:scopeId/users/:actorId/roles', domainUser.list),
  put('/v3/domains/:scopeId/users/:actorId/roles/:roleId', domainUser.assign),
  get('/v3/domains/:scopeId/users/:actorId/roles/:roleId', domainUser.check),
  del('/v3/domains/:scopeId/users/:actorId/roles/:roleId', domainUser.revoke),
  get('/v3/domains/:scopeId/groups/:actorId/roles', domainGroup.list),
  put('/v3/domains/:scopeId/groups/:actorId/roles/:roleId', domainGroup.assign),
  get('/v3/domains/:scopeId/groups/:actorId/roles/:roleId', domainGroup.check),
  del('/v3/domains/:scopeId/groups/:actorId/roles/:roleId', domainGroup.revoke),
  get('/v3/projects/:scopeId/users/:actorId/roles', projectUser.list),
  put('/v3/projects/:scopeId/users/:actorId/roles/:roleId', projectUser.assign),
  get('/v3/projects/:scopeId/users/:actorId/roles/:roleId', projectUser.check),
  del('/v3/projects/:scopeId/users/:actorId/roles/:roleId', projectUser.revoke),
  get('/v3/projects/:scopeId/groups/:actorId/roles', projectGroup.list),
  put('/v3/projects/:scopeId/groups/:actorId/roles/:roleId', projectGroup.assign),
  get('/v3/projects/:scopeId/groups/:actorId/roles/:roleId', projectGroup.check),
  del('/v3/projects/:scopeId/groups/:actorId/roles/:roleId', projectGroup.revoke),

  get('/v3/system/users/:actorId/roles', systemUser.list),
  put('/v3/system/users/:actorId/roles/:roleId', systemUser.assign),
  get('/v3/system/users/:actorId/roles/:roleId', systemUser.check),
  del('/v3/system/users/:actorId/roles/:roleId', systemUser.revoke),
  get('/v3/system/groups/:actorId/roles', systemGroup.list),
  put('/v3/system/groups/:actorId/roles/:roleId', systemGroup.assign),
  get('/v3/system/groups/:actorId/roles/:roleId', systemGroup.check),
  del('/v3/system/groups/:actorId/roles/:roleId', systemGroup.revoke),

  get('/v3/OS-INHERIT/domains/:scopeId/users/:actorId/roles/inherited_to_projects', belowDomainUser.list),
  put('/v3/OS-INHERIT/domains/:scopeId/users/:actorId/roles/:roleId/inherited_to_projects', belowDomainUser.assign),
  get('/v3/OS-INHERIT/domains/:scopeId/users/:actorId/roles/:roleId/inherited_to_projects', belowDomainUser.check),
  del('/v3/OS-INHERIT/domains/:scopeId/users/:actorId/roles/:roleId/inherited_to_projects', belowDomainUser.revoke),
  get('/v3/OS-INHERIT/domains/:scopeId/groups/:actorId/roles/inherited_to_projects', belowDomainGroup.list),
  put('/v3/OS-INHERIT/domains/:scopeId/groups/:actorId/roles/:roleId/inherited_to_projects', belowDomainGroup.assign),
  get('/v3/OS-INHERIT/domains/:scopeId/groups/:actorId/roles/:roleId/inherited_to_projects', belowDomainGroup.check),
  del('/v3/OS-INHERIT/domains/:scopeId/groups/:actorId/roles/:roleId/inherited_to_projects', belowDomainGroup.revoke),
  put('/v3/OS-INHERIT/projects/:scopeId/users/:actorId/roles/:roleId/inherited_to_projects', belowProjectUser.assign),
  get('/v3/OS-INHERIT/projects/:scopeId/users/:actorId/roles/:roleId/inherited_to_projects', belowProjectUser.check),
  del('/v3/OS-INHERIT/projects/:scopeId/users/:actorId/roles/:roleId/inherited_to_projects', belowProjectUser.revoke),
  put('/v3/OS-INHERIT/projects/:scopeId/groups/:actorId/roles/:roleId/inherited_to_projects', belowProjectGroup.assign),
  get('/v3/OS-INHERIT/projects/:scopeId/groups/:actorId/roles/:roleId/inherited_to_projects', belowProjectGroup.check),
  del('/v3/OS-INHERIT/projects/:scopeId/groups/:actorId/roles/:roleId/inherited_to_projects', belowProjectGroup.revoke),
]
