import { del, get, head, open, patch, post, put } from '../../core/service/api.ts'
import * as accessRules from './application-credentials/access-rules.ts'
import * as applicationCredentials from './application-credentials/handlers.ts'
import * as assignments from './assignments/handlers.ts'
import { grantRoutes } from './assignments/routes.ts'
import * as endpoints from './catalog/endpoints.ts'
import * as catalog from './catalog/handlers.ts'
import * as regions from './catalog/regions.ts'
import * as services from './catalog/services.ts'
import * as ec2 from './credentials/ec2.ts'
import * as credentials from './credentials/handlers.ts'
import * as domains from './domains/handlers.ts'
import * as identityProviders from './federation/identity-providers.ts'
import * as mappings from './federation/mappings.ts'
import * as protocols from './federation/protocols.ts'
import * as serviceProviders from './federation/service-providers.ts'
import * as groups from './groups/handlers.ts'
import * as limits from './limits/handlers.ts'
import * as registeredLimits from './limits/registered.ts'
import { oldRoutes } from './old-routes.ts'
import * as projects from './projects/handlers.ts'
import * as projectReading from './projects/reading.ts'
import * as tags from './projects/tags.ts'
import * as roles from './roles/handlers.ts'
import * as inferences from './roles/inferences.ts'
import * as tokens from './tokens/handlers.ts'
import { listSystem } from './tokens/handlers.ts'
import * as trusts from './trusts/handlers.ts'
import { changePassword } from './users/change-password.ts'
import * as users from './users/handlers.ts'
import * as versions from './versions.ts'

/** In the order of https://docs.openstack.org/api-ref/identity/v3/ */
export const routes = [
  open.get('/', versions.list),
  open.get('/v3', versions.show),

  open.post('/v3/auth/tokens', tokens.issue),
  get('/v3/auth/tokens', tokens.show),
  del('/v3/auth/tokens', tokens.revoke),
  get('/v3/auth/catalog', catalog.show),
  get('/v3/auth/projects', projectReading.listMine),
  get('/v3/auth/domains', domains.listMine),
  get('/v3/auth/system', listSystem),

  post('/v3/users/:userId/application_credentials', applicationCredentials.create),
  get('/v3/users/:userId/application_credentials', applicationCredentials.list),
  get('/v3/users/:userId/application_credentials/:id', applicationCredentials.show),
  del('/v3/users/:userId/application_credentials/:id', applicationCredentials.remove),
  get('/v3/users/:userId/access_rules', accessRules.list),
  get('/v3/users/:userId/access_rules/:id', accessRules.show),
  del('/v3/users/:userId/access_rules/:id', accessRules.remove),

  get('/v3/credentials', credentials.list),
  post('/v3/credentials', credentials.create),
  get('/v3/credentials/:id', credentials.show),
  patch('/v3/credentials/:id', credentials.update),
  del('/v3/credentials/:id', credentials.remove),

  get('/v3/domains', domains.list),
  post('/v3/domains', domains.create),
  get('/v3/domains/:id', domains.show),
  patch('/v3/domains/:id', domains.update),
  del('/v3/domains/:id', domains.remove),

  get('/v3/groups', groups.list),
  post('/v3/groups', groups.create),
  get('/v3/groups/:id', groups.show),
  patch('/v3/groups/:id', groups.update),
  del('/v3/groups/:id', groups.remove),
  get('/v3/groups/:id/users', groups.listUsers),
  put('/v3/groups/:id/users/:userId', groups.addUser),
  get('/v3/groups/:id/users/:userId', groups.hasUser),
  del('/v3/groups/:id/users/:userId', groups.removeUser),

  get('/v3/registered_limits', registeredLimits.list),
  post('/v3/registered_limits', registeredLimits.create),
  get('/v3/registered_limits/:id', registeredLimits.show),
  patch('/v3/registered_limits/:id', registeredLimits.update),
  del('/v3/registered_limits/:id', registeredLimits.remove),
  get('/v3/limits/model', limits.showModel),
  get('/v3/limits', limits.list),
  post('/v3/limits', limits.create),
  get('/v3/limits/:id', limits.show),
  patch('/v3/limits/:id', limits.update),
  del('/v3/limits/:id', limits.remove),

  get('/v3/projects', projectReading.list),
  post('/v3/projects', projects.create),
  get('/v3/projects/:id', projectReading.show),
  patch('/v3/projects/:id', projects.update),
  del('/v3/projects/:id', projects.remove),
  get('/v3/projects/:id/tags', tags.list),
  put('/v3/projects/:id/tags', tags.replace),
  del('/v3/projects/:id/tags', tags.clear),
  get('/v3/projects/:id/tags/:tag', tags.check),
  put('/v3/projects/:id/tags/:tag', tags.add),
  del('/v3/projects/:id/tags/:tag', tags.remove),

  get('/v3/regions', regions.list),
  post('/v3/regions', regions.create),
  get('/v3/regions/:id', regions.show),
  put('/v3/regions/:id', regions.createAs),
  patch('/v3/regions/:id', regions.update),
  del('/v3/regions/:id', regions.remove),

  get('/v3/roles', roles.list),
  post('/v3/roles', roles.create),
  get('/v3/roles/:id', roles.show),
  patch('/v3/roles/:id', roles.update),
  del('/v3/roles/:id', roles.remove),
  ...grantRoutes,
  get('/v3/roles/:id/implies', inferences.list),
  put('/v3/roles/:id/implies/:impliedId', inferences.create),
  get('/v3/roles/:id/implies/:impliedId', inferences.show),
  head('/v3/roles/:id/implies/:impliedId', inferences.check),
  del('/v3/roles/:id/implies/:impliedId', inferences.remove),
  get('/v3/role_assignments', assignments.list),
  get('/v3/role_inferences', inferences.listAll),

  get('/v3/services', services.list),
  post('/v3/services', services.create),
  get('/v3/services/:id', services.show),
  patch('/v3/services/:id', services.update),
  del('/v3/services/:id', services.remove),
  get('/v3/endpoints', endpoints.list),
  post('/v3/endpoints', endpoints.create),
  get('/v3/endpoints/:id', endpoints.show),
  patch('/v3/endpoints/:id', endpoints.update),
  del('/v3/endpoints/:id', endpoints.remove),

  get('/v3/users', users.list),
  post('/v3/users', users.create),
  get('/v3/users/:id', users.show),
  patch('/v3/users/:id', users.update),
  del('/v3/users/:id', users.remove),
  get('/v3/users/:id/groups', groups.listOfUser),
  get('/v3/users/:id/projects', projectReading.listOfUser),
  open.post('/v3/users/:id/password', changePassword),
  get('/v3/users/:userId/credentials/OS-EC2', ec2.list),
  post('/v3/users/:userId/credentials/OS-EC2', ec2.create),
  get('/v3/users/:userId/credentials/OS-EC2/:access', ec2.show),
  del('/v3/users/:userId/credentials/OS-EC2/:access', ec2.remove),

  get('/v3/OS-FEDERATION/identity_providers', identityProviders.list),
  put('/v3/OS-FEDERATION/identity_providers/:id', identityProviders.create),
  get('/v3/OS-FEDERATION/identity_providers/:id', identityProviders.show),
  patch('/v3/OS-FEDERATION/identity_providers/:id', identityProviders.update),
  del('/v3/OS-FEDERATION/identity_providers/:id', identityProviders.remove),
  get('/v3/OS-FEDERATION/identity_providers/:idpId/protocols', protocols.list),
  put('/v3/OS-FEDERATION/identity_providers/:idpId/protocols/:id', protocols.create),
  get('/v3/OS-FEDERATION/identity_providers/:idpId/protocols/:id', protocols.show),
  patch('/v3/OS-FEDERATION/identity_providers/:idpId/protocols/:id', protocols.update),
  del('/v3/OS-FEDERATION/identity_providers/:idpId/protocols/:id', protocols.remove),
  get('/v3/OS-FEDERATION/mappings', mappings.list),
  put('/v3/OS-FEDERATION/mappings/:id', mappings.create),
  get('/v3/OS-FEDERATION/mappings/:id', mappings.show),
  patch('/v3/OS-FEDERATION/mappings/:id', mappings.update),
  del('/v3/OS-FEDERATION/mappings/:id', mappings.remove),
  get('/v3/OS-FEDERATION/service_providers', serviceProviders.list),
  put('/v3/OS-FEDERATION/service_providers/:id', serviceProviders.create),
  get('/v3/OS-FEDERATION/service_providers/:id', serviceProviders.show),
  patch('/v3/OS-FEDERATION/service_providers/:id', serviceProviders.update),
  del('/v3/OS-FEDERATION/service_providers/:id', serviceProviders.remove),

  get('/v3/OS-TRUST/trusts', trusts.list),
  post('/v3/OS-TRUST/trusts', trusts.create),
  get('/v3/OS-TRUST/trusts/:id', trusts.show),
  del('/v3/OS-TRUST/trusts/:id', trusts.remove),
  get('/v3/OS-TRUST/trusts/:id/roles', trusts.listRoles),
  get('/v3/OS-TRUST/trusts/:id/roles/:roleId', trusts.showRole),
  ...oldRoutes,
]
