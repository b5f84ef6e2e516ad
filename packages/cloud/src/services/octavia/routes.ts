import { del, get, open, post, put } from '../../core/service/api.ts'
import type { Route } from '../../core/service/api.ts'
import * as amphorae from './amphorae/handlers.ts'
import * as zones from './availability-zones/handlers.ts'
import * as flavors from './flavors/handlers.ts'
import * as monitors from './healthmonitors/handlers.ts'
import * as policies from './l7policies/handlers.ts'
import * as rules from './l7rules/handlers.ts'
import * as listeners from './listeners/handlers.ts'
import * as balancers from './loadbalancers/handlers.ts'
import * as members from './members/handlers.ts'
import * as pools from './pools/handlers.ts'
import * as providers from './providers/handlers.ts'
import * as quotas from './quotas/handlers.ts'
import * as versions from './versions.ts'

/** In the order of https://docs.openstack.org/api-ref/load-balancer/v2/ */
const reference: readonly Route[] = [
  get('/v2/lbaas/loadbalancers', balancers.list),
  post('/v2/lbaas/loadbalancers', balancers.create),
  get('/v2/lbaas/loadbalancers/:id', balancers.show),
  put('/v2/lbaas/loadbalancers/:id', balancers.update),
  del('/v2/lbaas/loadbalancers/:id', balancers.remove),
  get('/v2/lbaas/loadbalancers/:id/stats', balancers.statistics),
  get('/v2/lbaas/loadbalancers/:id/status', balancers.status),
  get('/v2/lbaas/loadbalancers/:id/statuses', balancers.status),
  put('/v2/lbaas/loadbalancers/:id/failover', balancers.failOver),

  get('/v2/lbaas/listeners', listeners.list),
  post('/v2/lbaas/listeners', listeners.create),
  get('/v2/lbaas/listeners/:id', listeners.show),
  put('/v2/lbaas/listeners/:id', listeners.update),
  del('/v2/lbaas/listeners/:id', listeners.remove),
  get('/v2/lbaas/listeners/:id/stats', listeners.statistics),

  get('/v2/lbaas/pools', pools.list),
  post('/v2/lbaas/pools', pools.create),
  get('/v2/lbaas/pools/:id', pools.show),
  put('/v2/lbaas/pools/:id', pools.update),
  del('/v2/lbaas/pools/:id', pools.remove),

  get('/v2/lbaas/pools/:pool/members', members.list),
  post('/v2/lbaas/pools/:pool/members', members.create),
  get('/v2/lbaas/pools/:pool/members/:id', members.show),
  put('/v2/lbaas/pools/:pool/members/:id', members.update),
  put('/v2/lbaas/pools/:pool/members', members.replace),
  del('/v2/lbaas/pools/:pool/members/:id', members.remove),

  get('/v2/lbaas/healthmonitors', monitors.list),
  post('/v2/lbaas/healthmonitors', monitors.create),
  get('/v2/lbaas/healthmonitors/:id', monitors.show),
  put('/v2/lbaas/healthmonitors/:id', monitors.update),
  del('/v2/lbaas/healthmonitors/:id', monitors.remove),

  get('/v2/lbaas/l7policies', policies.list),
  post('/v2/lbaas/l7policies', policies.create),
  get('/v2/lbaas/l7policies/:id', policies.show),
  put('/v2/lbaas/l7policies/:id', policies.update),
  del('/v2/lbaas/l7policies/:id', policies.remove),

  get('/v2/lbaas/l7policies/:policy/rules', rules.list),
  post('/v2/lbaas/l7policies/:policy/rules', rules.create),
  get('/v2/lbaas/l7policies/:policy/rules/:id', rules.show),
  put('/v2/lbaas/l7policies/:policy/rules/:id', rules.update),
  del('/v2/lbaas/l7policies/:policy/rules/:id', rules.remove),

  get('/v2/lbaas/quotas', quotas.list),
  get('/v2/lbaas/quotas/defaults', quotas.showDefaults),
  get('/v2/lbaas/quotas/:project', quotas.show),
  put('/v2/lbaas/quotas/:project', quotas.update),
  del('/v2/lbaas/quotas/:project', quotas.reset),

  get('/v2/lbaas/providers', providers.list),
  get('/v2/lbaas/providers/:provider/flavor_capabilities', providers.flavorCapabilities),
  get('/v2/lbaas/providers/:provider/availability_zone_capabilities', providers.zoneCapabilities),

  get('/v2/lbaas/flavors', flavors.list),
  post('/v2/lbaas/flavors', flavors.create),
  get('/v2/lbaas/flavors/:id', flavors.show),
  put('/v2/lbaas/flavors/:id', flavors.update),
  del('/v2/lbaas/flavors/:id', flavors.remove),

  get('/v2/lbaas/flavorprofiles', flavors.listProfiles),
  post('/v2/lbaas/flavorprofiles', flavors.createProfile),
  get('/v2/lbaas/flavorprofiles/:id', flavors.showProfile),
  put('/v2/lbaas/flavorprofiles/:id', flavors.updateProfile),
  del('/v2/lbaas/flavorprofiles/:id', flavors.removeProfile),

  get('/v2/lbaas/availabilityzones', zones.list),
  post('/v2/lbaas/availabilityzones', zones.create),
  get('/v2/lbaas/availabilityzones/:name', zones.show),
  put('/v2/lbaas/availabilityzones/:name', zones.update),
  del('/v2/lbaas/availabilityzones/:name', zones.remove),

  get('/v2/lbaas/availabilityzoneprofiles', zones.listProfiles),
  post('/v2/lbaas/availabilityzoneprofiles', zones.createProfile),
  get('/v2/lbaas/availabilityzoneprofiles/:id', zones.showProfile),
  put('/v2/lbaas/availabilityzoneprofiles/:id', zones.updateProfile),
  del('/v2/lbaas/availabilityzoneprofiles/:id', zones.removeProfile),

  get('/v2/octavia/amphorae', amphorae.list),
  get('/v2/octavia/amphorae/:id', amphorae.show),
  del('/v2/octavia/amphorae/:id', amphorae.remove),
  get('/v2/octavia/amphorae/:id/stats', amphorae.statistics),
  put('/v2/octavia/amphorae/:id/config', amphorae.configure),
  put('/v2/octavia/amphorae/:id/failover', amphorae.failOver),
]

/** Octavia's own client says `/v2.0`. */
const older = reference.map((route) => ({ ...route, path: route.path.replace('/v2/', '/v2.0/') }))

export const routes: readonly Route[] = [open.get('/', versions.list), ...reference, ...older]
