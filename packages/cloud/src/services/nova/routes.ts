import { del, get, open, post, put } from '../../core/service/api.ts'
import * as aggregateActions from './aggregates/actions.ts'
import * as aggregates from './aggregates/handlers.ts'
import * as zones from './availability-zones/handlers.ts'
import * as services from './compute-services/handlers.ts'
import * as extensions from './extensions/handlers.ts'
import * as extraSpecs from './extra-specs/handlers.ts'
import * as flavorAccess from './flavor-access/handlers.ts'
import * as flavors from './flavors/handlers.ts'
import * as hosts from './hosts/handlers.ts'
import * as hypervisors from './hypervisors/handlers.ts'
import * as keypairs from './keypairs/handlers.ts'
import * as limits from './limits/handlers.ts'
import { from, until } from './microversion.ts'
import * as securityGroupChanges from './proxies/changing-security-groups.ts'
import * as oldFloatingIps from './proxies/floating-ips.ts'
import * as imageMetadata from './proxies/image-metadata.ts'
import * as oldImages from './proxies/images.ts'
import * as oldNetworks from './proxies/networks.ts'
import * as oldSecurityGroups from './proxies/security-groups.ts'
import * as oldVolumes from './proxies/volumes.ts'
import * as quotaClasses from './quotas/class-handlers.ts'
import * as quotas from './quotas/handlers.ts'
import { removedRoutes } from './removed.ts'
import * as serverGroups from './server-groups/handlers.ts'
import { serverRoutes } from './server-routes.ts'
import * as usageAudit from './usage-audit/handlers.ts'
import * as usage from './usage/handlers.ts'
import * as versions from './versions.ts'

/** In the order of https://docs.openstack.org/api-ref/compute/ */
export const routes = [
  open.get('/', versions.list),
  open.get('/v2', versions.showOld),
  open.get('/v2.1', versions.show),

  ...serverRoutes,

  get('/v2.1/flavors', flavors.list),
  post('/v2.1/flavors', flavors.create),
  get('/v2.1/flavors/detail', flavors.listDetail),
  get('/v2.1/flavors/:id', flavors.show),
  put('/v2.1/flavors/:id', from(55, flavors.update)),
  del('/v2.1/flavors/:id', flavors.remove),
  get('/v2.1/flavors/:id/os-flavor-access', flavorAccess.list),
  post('/v2.1/flavors/:id/action', flavorAccess.act),
  get('/v2.1/flavors/:id/os-extra_specs', extraSpecs.list),
  post('/v2.1/flavors/:id/os-extra_specs', extraSpecs.create),
  get('/v2.1/flavors/:id/os-extra_specs/:key', extraSpecs.show),
  put('/v2.1/flavors/:id/os-extra_specs/:key', extraSpecs.update),
  del('/v2.1/flavors/:id/os-extra_specs/:key', extraSpecs.remove),

  get('/v2.1/os-keypairs', keypairs.list),
  post('/v2.1/os-keypairs', keypairs.create),
  get('/v2.1/os-keypairs/:name', keypairs.show),
  del('/v2.1/os-keypairs/:name', keypairs.remove),

  get('/v2.1/limits', limits.show),

  get('/v2.1/os-aggregates', aggregates.list),
  post('/v2.1/os-aggregates', aggregates.create),
  get('/v2.1/os-aggregates/:id', aggregates.show),
  put('/v2.1/os-aggregates/:id', aggregates.update),
  del('/v2.1/os-aggregates/:id', aggregates.remove),
  post('/v2.1/os-aggregates/:id/action', aggregateActions.act),
  post('/v2.1/os-aggregates/:id/images', from(81, aggregates.cacheImages)),
  get('/v2.1/os-availability-zone', zones.list),
  get('/v2.1/os-availability-zone/detail', zones.listDetail),
  get('/v2.1/os-hypervisors', hypervisors.list),
  get('/v2.1/os-hypervisors/detail', hypervisors.listDetail),
  get('/v2.1/os-hypervisors/statistics', until(87, hypervisors.statistics)),
  get('/v2.1/os-hypervisors/:id', hypervisors.show),
  get('/v2.1/os-hypervisors/:id/uptime', until(87, hypervisors.uptime)),
  get('/v2.1/os-hypervisors/:id/search', until(52, hypervisors.search)),
  get('/v2.1/os-hypervisors/:id/servers', until(52, hypervisors.listServers)),
  get('/v2.1/os-quota-class-sets/:name', quotaClasses.show),
  put('/v2.1/os-quota-class-sets/:name', quotaClasses.update),
  get('/v2.1/os-quota-sets/:project', quotas.show),
  put('/v2.1/os-quota-sets/:project', quotas.update),
  del('/v2.1/os-quota-sets/:project', quotas.remove),
  get('/v2.1/os-quota-sets/:project/defaults', quotas.showDefaults),
  get('/v2.1/os-quota-sets/:project/detail', quotas.showDetail),
  get('/v2.1/os-server-groups', serverGroups.list),
  post('/v2.1/os-server-groups', serverGroups.create),
  get('/v2.1/os-server-groups/:id', serverGroups.show),
  del('/v2.1/os-server-groups/:id', serverGroups.remove),
  get('/v2.1/os-services', services.list),
  put('/v2.1/os-services/:id', services.update),
  del('/v2.1/os-services/:id', services.remove),
  get('/v2.1/os-instance_usage_audit_log', usageAudit.list),
  get('/v2.1/os-instance_usage_audit_log/:before', usageAudit.show),
  get('/v2.1/os-simple-tenant-usage', usage.list),
  get('/v2.1/os-simple-tenant-usage/:project', usage.show),

  get('/v2.1/extensions', extensions.list),
  get('/v2.1/extensions/:alias', extensions.show),
  get('/v2.1/os-tenant-networks', until(35, oldNetworks.list)),
  get('/v2.1/os-tenant-networks/:id', until(35, oldNetworks.show)),
  get('/v2.1/os-networks', until(35, oldNetworks.listOld)),
  get('/v2.1/os-networks/:id', until(35, oldNetworks.showOld)),
  get('/v2.1/os-security-groups', until(35, oldSecurityGroups.list)),
  post('/v2.1/os-security-groups', until(35, securityGroupChanges.create)),
  put('/v2.1/os-security-groups/:id', until(35, securityGroupChanges.update)),
  del('/v2.1/os-security-groups/:id', until(35, securityGroupChanges.remove)),
  post('/v2.1/os-security-group-rules', until(35, securityGroupChanges.createRule)),
  del('/v2.1/os-security-group-rules/:id', until(35, securityGroupChanges.removeRule)),
  get('/v2.1/os-volumes', until(35, oldVolumes.list)),
  post('/v2.1/os-volumes', until(35, oldVolumes.create)),
  get('/v2.1/os-volumes/detail', until(35, oldVolumes.listDetail)),
  get('/v2.1/os-volumes/:id', until(35, oldVolumes.show)),
  del('/v2.1/os-volumes/:id', until(35, oldVolumes.remove)),
  get('/v2.1/os-snapshots', until(35, oldVolumes.snapshots)),
  post('/v2.1/os-snapshots', until(35, oldVolumes.takeSnapshot)),
  get('/v2.1/os-snapshots/detail', until(35, oldVolumes.snapshotsDetail)),
  get('/v2.1/os-snapshots/:id', until(35, oldVolumes.showOneSnapshot)),
  del('/v2.1/os-snapshots/:id', until(35, oldVolumes.dropSnapshot)),
  get('/v2.1/os-security-groups/:id', until(35, oldSecurityGroups.show)),
  get('/v2.1/os-floating-ip-pools', until(35, oldFloatingIps.listPools)),
  get('/v2.1/os-floating-ips', until(35, oldFloatingIps.list)),
  post('/v2.1/os-floating-ips', until(35, oldFloatingIps.create)),
  get('/v2.1/os-floating-ips/:id', until(35, oldFloatingIps.show)),
  del('/v2.1/os-floating-ips/:id', until(35, oldFloatingIps.remove)),
  get('/v2.1/images', until(35, oldImages.list)),
  get('/v2.1/images/detail', until(35, oldImages.listDetail)),
  get('/v2.1/images/:id', until(35, oldImages.show)),
  del('/v2.1/images/:id', until(35, oldImages.remove)),
  get('/v2.1/images/:imageId/metadata', until(38, imageMetadata.list)),
  post('/v2.1/images/:imageId/metadata', until(38, imageMetadata.add)),
  put('/v2.1/images/:imageId/metadata', until(38, imageMetadata.replace)),
  get('/v2.1/images/:imageId/metadata/:key', until(38, imageMetadata.show)),
  put('/v2.1/images/:imageId/metadata/:key', until(38, imageMetadata.set)),
  del('/v2.1/images/:imageId/metadata/:key', until(38, imageMetadata.remove)),
  get('/v2.1/os-hosts', until(42, hosts.list)),
  get('/v2.1/os-hosts/:host', until(42, hosts.show)),
  put('/v2.1/os-hosts/:host', until(42, hosts.update)),
  get('/v2.1/os-hosts/:host/startup', until(42, hosts.startUp)),
  get('/v2.1/os-hosts/:host/shutdown', until(42, hosts.shutDown)),
  get('/v2.1/os-hosts/:host/reboot', until(42, hosts.reboot)),
  ...removedRoutes,
]
