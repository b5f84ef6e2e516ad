import { del, get, open, patch, post, put, stream } from '../../core/service/api.ts'
import * as acls from './acls/handlers.ts'
import * as consumers from './consumers/handlers.ts'
import * as containers from './containers/handlers.ts'
import * as metadata from './metadata/handlers.ts'
import * as orders from './orders/handlers.ts'
import * as quotas from './quotas/handlers.ts'
import * as secrets from './secrets/handlers.ts'
import * as stores from './stores/handlers.ts'
import * as versions from './versions.ts'

/** In the order of https://docs.openstack.org/barbican/latest/api/ */
export const routes = [
  open.get('/', versions.list),
  get('/v1', versions.show),

  get('/v1/secrets', secrets.list),
  post('/v1/secrets', secrets.create),
  get('/v1/secrets/:id', secrets.show),
  stream.put('/v1/secrets/:id', secrets.store),
  del('/v1/secrets/:id', secrets.remove),
  get('/v1/secrets/:id/payload', secrets.payload),

  get('/v1/secrets/:id/consumers', consumers.listOfSecret),
  post('/v1/secrets/:id/consumers', consumers.addToSecret),
  del('/v1/secrets/:id/consumers', consumers.removeFromSecret),

  get('/v1/secrets/:id/metadata', metadata.list),
  put('/v1/secrets/:id/metadata', metadata.replace),
  post('/v1/secrets/:id/metadata', metadata.add),
  get('/v1/secrets/:id/metadata/:key', metadata.show),
  put('/v1/secrets/:id/metadata/:key', metadata.update),
  del('/v1/secrets/:id/metadata/:key', metadata.remove),

  get('/v1/secret-stores', stores.disabled('secretstores:get')),
  get('/v1/secret-stores/global-default', stores.disabled('secretstores:get_global_default')),
  get('/v1/secret-stores/preferred', stores.disabled('secretstores:get_preferred')),
  get('/v1/secret-stores/:id', stores.disabled('secretstore:get')),
  post('/v1/secret-stores/:id/preferred', stores.disabled('secretstore_preferred:post')),
  del('/v1/secret-stores/:id/preferred', stores.disabled('secretstore_preferred:delete')),

  get('/v1/containers', containers.list),
  post('/v1/containers', containers.create),
  get('/v1/containers/:id', containers.show),
  del('/v1/containers/:id', containers.remove),
  post('/v1/containers/:id/secrets', containers.addSecret),
  del('/v1/containers/:id/secrets', containers.removeSecret),

  get('/v1/secrets/:id/acl', acls.ofSecret.show),
  put('/v1/secrets/:id/acl', acls.ofSecret.replace),
  patch('/v1/secrets/:id/acl', acls.ofSecret.update),
  del('/v1/secrets/:id/acl', acls.ofSecret.remove),
  get('/v1/containers/:id/acl', acls.ofContainer.show),
  put('/v1/containers/:id/acl', acls.ofContainer.replace),
  patch('/v1/containers/:id/acl', acls.ofContainer.update),
  del('/v1/containers/:id/acl', acls.ofContainer.remove),

  get('/v1/quotas', quotas.show),
  get('/v1/project-quotas', quotas.list),
  get('/v1/project-quotas/:project', quotas.showProject),
  put('/v1/project-quotas/:project', quotas.update),
  del('/v1/project-quotas/:project', quotas.reset),

  get('/v1/containers/:id/consumers', consumers.listOfContainer),
  post('/v1/containers/:id/consumers', consumers.addToContainer),
  del('/v1/containers/:id/consumers', consumers.removeFromContainer),

  get('/v1/orders', orders.list),
  post('/v1/orders', orders.create),
  get('/v1/orders/:id', orders.show),
  del('/v1/orders/:id', orders.remove),
]
