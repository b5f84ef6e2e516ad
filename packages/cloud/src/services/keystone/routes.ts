import { del, get, open } from '../../core/api.ts'
import * as assignments from './assignments/handlers.ts'
import * as catalog from './catalog/handlers.ts'
import * as domains from './domains/handlers.ts'
import * as projects from './projects/handlers.ts'
import * as roles from './roles/handlers.ts'
import * as tokens from './tokens/handlers.ts'
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
  get('/v3/auth/projects', projects.listMine),
  get('/v3/auth/domains', domains.listMine),

  get('/v3/domains', domains.list),
  get('/v3/domains/:id', domains.show),

  get('/v3/projects', projects.list),
  get('/v3/projects/:id', projects.show),

  get('/v3/regions', catalog.listRegions),
  get('/v3/regions/:id', catalog.showRegion),

  get('/v3/roles', roles.list),
  get('/v3/roles/:id', roles.show),
  get('/v3/role_assignments', assignments.list),

  get('/v3/services', catalog.listServices),
  get('/v3/services/:id', catalog.showService),
  get('/v3/endpoints', catalog.listEndpoints),
  get('/v3/endpoints/:id', catalog.showEndpoint),

  get('/v3/users', users.list),
  get('/v3/users/:id', users.show),
  get('/v3/users/:id/projects', projects.listOfUser),
]
