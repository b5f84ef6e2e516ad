import { del, get, open, post, put } from '../../core/service/api.ts'
import * as addressGroups from './address-groups/handlers.ts'
import * as addressScopes from './address-scopes/handlers.ts'
import * as agents from './agents/handlers.ts'
import * as schedule from './agents/schedule-handlers.ts'
import * as autoTopology from './auto-topology/handlers.ts'
import * as extensions from './extensions/handlers.ts'
import * as flavors from './flavors/handlers.ts'
import * as floatingips from './floatingips/handlers.ts'
import { floatingIps } from './floatingips/kind.ts'
import * as availability from './ip-availability/handlers.ts'
import * as metering from './metering/handlers.ts'
import * as networks from './networks/handlers.ts'
import { networks as network } from './networks/kind.ts'
import * as forwardings from './port-forwardings/handlers.ts'
import * as ports from './ports/handlers.ts'
import { ports as port } from './ports/kind.ts'
import * as providers from './providers.ts'
import * as qos from './qos/handlers.ts'
import { policies } from './qos/kind.ts'
import { ruleRoutes } from './qos/routes.ts'
import * as quotas from './quotas/handlers.ts'
import * as rbac from './rbac/handlers.ts'
import * as routers from './routers/handlers.ts'
import * as interfaces from './routers/interface-handlers.ts'
import { routers as router } from './routers/kind.ts'
import * as groupRules from './security-group-rules/handlers.ts'
import * as groups from './security-groups/handlers.ts'
import { groups as group } from './security-groups/kind.ts'
import * as segments from './segments/handlers.ts'
import * as subnetpools from './subnetpools/handlers.ts'
import { subnetPools } from './subnetpools/kind.ts'
import * as subnets from './subnets/handlers.ts'
import { subnets as subnet } from './subnets/kind.ts'
import { tagRoutes } from './tags/routes.ts'
import * as trunks from './trunks/handlers.ts'
import { trunks as trunk } from './trunks/kind.ts'
import * as versions from './versions.ts'

/** In the order of https://docs.openstack.org/api-ref/network/v2/ */
export const routes = [
  open.get('/', versions.list),
  get('/v2.0', versions.show),
  get('/v2.0/extensions', extensions.list),
  get('/v2.0/extensions/:alias', extensions.show),

  get('/v2.0/networks/:id', networks.show),
  put('/v2.0/networks/:id', networks.update),
  del('/v2.0/networks/:id', networks.remove),
  get('/v2.0/networks', networks.list),
  post('/v2.0/networks', networks.create),

  get('/v2.0/network-ip-availabilities/:id', availability.show),
  get('/v2.0/network-ip-availabilities', availability.list),

  get('/v2.0/ports/:id', ports.show),
  put('/v2.0/ports/:id', ports.update),
  del('/v2.0/ports/:id', ports.remove),
  get('/v2.0/ports', ports.list),
  post('/v2.0/ports', ports.create),

  get('/v2.0/segments/:id', segments.show),
  put('/v2.0/segments/:id', segments.update),
  del('/v2.0/segments/:id', segments.remove),
  get('/v2.0/segments', segments.list),
  post('/v2.0/segments', segments.create),

  get('/v2.0/trunks', trunks.list),
  post('/v2.0/trunks', trunks.create),
  put('/v2.0/trunks/:id/add_subports', trunks.addSubPorts),
  put('/v2.0/trunks/:id/remove_subports', trunks.removeSubPorts),
  get('/v2.0/trunks/:id/get_subports', trunks.listSubPorts),
  put('/v2.0/trunks/:id', trunks.update),
  get('/v2.0/trunks/:id', trunks.show),
  del('/v2.0/trunks/:id', trunks.remove),

  get('/v2.0/address-scopes/:id', addressScopes.show),
  put('/v2.0/address-scopes/:id', addressScopes.update),
  del('/v2.0/address-scopes/:id', addressScopes.remove),
  get('/v2.0/address-scopes', addressScopes.list),
  post('/v2.0/address-scopes', addressScopes.create),

  get('/v2.0/floatingips', floatingips.list),
  post('/v2.0/floatingips', floatingips.create),
  get('/v2.0/floatingips/:id', floatingips.show),
  put('/v2.0/floatingips/:id', floatingips.update),
  del('/v2.0/floatingips/:id', floatingips.remove),
  get('/v2.0/floatingip_pools', floatingips.listPools),

  get('/v2.0/floatingips/:floatingip/port_forwardings/:id', forwardings.show),
  put('/v2.0/floatingips/:floatingip/port_forwardings/:id', forwardings.update),
  del('/v2.0/floatingips/:floatingip/port_forwardings/:id', forwardings.remove),
  get('/v2.0/floatingips/:floatingip/port_forwardings', forwardings.list),
  post('/v2.0/floatingips/:floatingip/port_forwardings', forwardings.create),

  get('/v2.0/routers', routers.list),
  post('/v2.0/routers', routers.create),
  get('/v2.0/routers/:id', routers.show),
  put('/v2.0/routers/:id', routers.update),
  del('/v2.0/routers/:id', routers.remove),
  put('/v2.0/routers/:id/add_router_interface', interfaces.add),
  put('/v2.0/routers/:id/remove_router_interface', interfaces.remove),
  put('/v2.0/routers/:id/add_extraroutes', routers.addRoutes),
  put('/v2.0/routers/:id/remove_extraroutes', routers.removeRoutes),

  get('/v2.0/subnetpools/:id', subnetpools.show),
  put('/v2.0/subnetpools/:id', subnetpools.update),
  del('/v2.0/subnetpools/:id', subnetpools.remove),
  get('/v2.0/subnetpools', subnetpools.list),
  post('/v2.0/subnetpools', subnetpools.create),
  put('/v2.0/subnetpools/:id/onboard_network_subnets', subnetpools.onboard),
  put('/v2.0/subnetpools/:id/add_prefixes', subnetpools.addPrefixes),
  put('/v2.0/subnetpools/:id/remove_prefixes', subnetpools.removePrefixes),

  get('/v2.0/subnets', subnets.list),
  post('/v2.0/subnets', subnets.create),
  get('/v2.0/subnets/:id', subnets.show),
  put('/v2.0/subnets/:id', subnets.update),
  del('/v2.0/subnets/:id', subnets.remove),

  get('/v2.0/address-groups/:id', addressGroups.show),
  put('/v2.0/address-groups/:id', addressGroups.update),
  del('/v2.0/address-groups/:id', addressGroups.remove),
  get('/v2.0/address-groups', addressGroups.list),
  post('/v2.0/address-groups', addressGroups.create),
  put('/v2.0/address-groups/:id/add_addresses', addressGroups.addAddresses),
  put('/v2.0/address-groups/:id/remove_addresses', addressGroups.removeAddresses),

  get('/v2.0/rbac-policies/:id', rbac.show),
  put('/v2.0/rbac-policies/:id', rbac.update),
  del('/v2.0/rbac-policies/:id', rbac.remove),
  get('/v2.0/rbac-policies', rbac.list),
  post('/v2.0/rbac-policies', rbac.create),

  get('/v2.0/security-group-rules', groupRules.list),
  post('/v2.0/security-group-rules', groupRules.create),
  get('/v2.0/security-group-rules/:id', groupRules.show),
  del('/v2.0/security-group-rules/:id', groupRules.remove),

  get('/v2.0/security-groups', groups.list),
  post('/v2.0/security-groups', groups.create),
  get('/v2.0/security-groups/:id', groups.show),
  put('/v2.0/security-groups/:id', groups.update),
  del('/v2.0/security-groups/:id', groups.remove),

  get('/v2.0/flavors', flavors.list),
  post('/v2.0/flavors', flavors.create),
  get('/v2.0/flavors/:id', flavors.show),
  put('/v2.0/flavors/:id', flavors.update),
  del('/v2.0/flavors/:id', flavors.remove),
  post('/v2.0/flavors/:id/service_profiles', flavors.bind),
  del('/v2.0/flavors/:flavor/service_profiles/:id', flavors.unbind),
  get('/v2.0/flavors/:id/next_providers', flavors.nextProviders),
  get('/v2.0/service_profiles', flavors.listProfiles),
  post('/v2.0/service_profiles', flavors.createProfile),
  get('/v2.0/service_profiles/:id', flavors.showProfile),
  put('/v2.0/service_profiles/:id', flavors.updateProfile),
  del('/v2.0/service_profiles/:id', flavors.removeProfile),

  get('/v2.0/metering/metering-labels', metering.listLabels),
  post('/v2.0/metering/metering-labels', metering.createLabel),
  get('/v2.0/metering/metering-labels/:id', metering.showLabel),
  del('/v2.0/metering/metering-labels/:id', metering.removeLabel),
  get('/v2.0/metering/metering-label-rules', metering.listRules),
  post('/v2.0/metering/metering-label-rules', metering.createRule),
  get('/v2.0/metering/metering-label-rules/:id', metering.showRule),
  del('/v2.0/metering/metering-label-rules/:id', metering.removeRule),

  get('/v2.0/qos/rule-types', qos.listRuleTypes),
  get('/v2.0/qos/rule-types/:type', qos.showRuleType),
  get('/v2.0/qos/policies', qos.list),
  post('/v2.0/qos/policies', qos.create),
  get('/v2.0/qos/policies/:id', qos.show),
  put('/v2.0/qos/policies/:id', qos.update),
  del('/v2.0/qos/policies/:id', qos.remove),
  ...ruleRoutes,

  get('/v2.0/auto-allocated-topology/:project', autoTopology.show),
  del('/v2.0/auto-allocated-topology/:project', autoTopology.remove),

  get('/v2.0/agents', agents.list),
  get('/v2.0/agents/:id', agents.show),
  put('/v2.0/agents/:id', agents.update),
  del('/v2.0/agents/:id', agents.remove),
  get('/v2.0/agents/:agent/l3-routers', schedule.listRouters),
  post('/v2.0/agents/:agent/l3-routers', schedule.addRouter),
  del('/v2.0/agents/:agent/l3-routers/:id', schedule.removeRouter),
  get('/v2.0/routers/:id/l3-agents', schedule.listOfRouter),
  get('/v2.0/agents/:agent/dhcp-networks', schedule.listNetworks),
  post('/v2.0/agents/:agent/dhcp-networks', schedule.addNetwork),
  del('/v2.0/agents/:agent/dhcp-networks/:id', schedule.removeNetwork),
  get('/v2.0/networks/:id/dhcp-agents', schedule.listOfNetwork),

  get('/v2.0/availability_zones', agents.listZones),

  get('/v2.0/quotas', quotas.list),
  get('/v2.0/quotas/tenant', quotas.callerProject('tenant')),
  get('/v2.0/quotas/project', quotas.callerProject('project')),
  get('/v2.0/quotas/:project', quotas.show),
  put('/v2.0/quotas/:project', quotas.update),
  del('/v2.0/quotas/:project', quotas.reset),
  get('/v2.0/quotas/:project/default', quotas.showDefault),
  get('/v2.0/quotas/:project/details', quotas.showDetails),

  get('/v2.0/service-providers', providers.list),

  ...tagRoutes('networks', network),
  ...tagRoutes('subnets', subnet),
  ...tagRoutes('subnetpools', subnetPools),
  ...tagRoutes('ports', port),
  ...tagRoutes('routers', router),
  ...tagRoutes('floatingips', floatingIps),
  ...tagRoutes('security-groups', group),
  ...tagRoutes('trunks', trunk),
  ...tagRoutes('policies', policies),
]
