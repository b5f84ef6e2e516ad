import { del, get, head, patch, post, put } from '../../core/service/api.ts'
import * as domainConfig from './domain-config/handlers.ts'
import * as endpointGroups from './endpoint-groups/handlers.ts'
import { consumers } from './oauth/consumers.ts'
import {
  forEndpoint,
  forRegion,
  forService,
  listEndpoints,
  policies,
  removePolicy,
  showOfEndpoint,
} from './policies/handlers.ts'

const CONFIG = '/v3/domains/:id/config'
const GROUPS = '/v3/OS-EP-FILTER/endpoint_groups'
const PROJECT = '/v3/OS-EP-FILTER/projects/:projectId'
const POLICY = '/v3/policies/:id/OS-ENDPOINT-POLICY'

/** What few clouds use and old tools still ask for: all of it is stored, none of it has an effect. */
export const oldRoutes = [
  get('/v3/domains/config/default', domainConfig.showDefault),
  get('/v3/domains/config/:group/default', domainConfig.showGroupDefault),
  get('/v3/domains/config/:group/:option/default', domainConfig.showOptionDefault),
  put(CONFIG, domainConfig.replace),
  get(CONFIG, domainConfig.show),
  patch(CONFIG, domainConfig.update),
  del(CONFIG, domainConfig.remove),
  get(`${CONFIG}/:group`, domainConfig.showGroup),
  patch(`${CONFIG}/:group`, domainConfig.updateGroup),
  del(`${CONFIG}/:group`, domainConfig.removeGroup),
  get(`${CONFIG}/:group/:option`, domainConfig.showOption),
  patch(`${CONFIG}/:group/:option`, domainConfig.updateOption),
  del(`${CONFIG}/:group/:option`, domainConfig.removeOption),

  get('/v3/policies', policies.list),
  post('/v3/policies', policies.create),
  get('/v3/policies/:id', policies.show),
  patch('/v3/policies/:id', policies.update),
  del('/v3/policies/:id', removePolicy),
  get(`${POLICY}/endpoints`, listEndpoints),
  put(`${POLICY}/endpoints/:endpointId`, forEndpoint.put),
  get(`${POLICY}/endpoints/:endpointId`, forEndpoint.check),
  del(`${POLICY}/endpoints/:endpointId`, forEndpoint.remove),
  put(`${POLICY}/services/:serviceId`, forService.put),
  get(`${POLICY}/services/:serviceId`, forService.check),
  del(`${POLICY}/services/:serviceId`, forService.remove),
  put(`${POLICY}/services/:serviceId/regions/:regionId`, forRegion.put),
  get(`${POLICY}/services/:serviceId/regions/:regionId`, forRegion.check),
  del(`${POLICY}/services/:serviceId/regions/:regionId`, forRegion.remove),
  get('/v3/endpoints/:id/OS-ENDPOINT-POLICY/policy', showOfEndpoint),

  get('/v3/OS-OAUTH1/consumers', consumers.list),
  post('/v3/OS-OAUTH1/consumers', consumers.create),
  get('/v3/OS-OAUTH1/consumers/:id', consumers.show),
  patch('/v3/OS-OAUTH1/consumers/:id', consumers.update),
  del('/v3/OS-OAUTH1/consumers/:id', consumers.remove),

  get(GROUPS, endpointGroups.groups.list),
  post(GROUPS, endpointGroups.groups.create),
  get(`${GROUPS}/:id`, endpointGroups.groups.show),
  patch(`${GROUPS}/:id`, endpointGroups.groups.update),
  del(`${GROUPS}/:id`, endpointGroups.remove),
  get(`${GROUPS}/:id/endpoints`, endpointGroups.listEndpoints),
  get(`${GROUPS}/:id/projects`, endpointGroups.listProjects),
  put(`${GROUPS}/:id/projects/:projectId`, endpointGroups.addToProject),
  get(`${GROUPS}/:id/projects/:projectId`, endpointGroups.showInProject),
  del(`${GROUPS}/:id/projects/:projectId`, endpointGroups.removeFromProject),
  get('/v3/OS-EP-FILTER/endpoints/:id/projects', endpointGroups.listProjectsOfEndpoint),
  get(`${PROJECT}/endpoint_groups`, endpointGroups.listOfProject),
  get(`${PROJECT}/endpoints`, endpointGroups.listEndpointsOfProject),
  put(`${PROJECT}/endpoints/:id`, endpointGroups.addEndpoint),
  get(`${PROJECT}/endpoints/:id`, endpointGroups.checkEndpoint),
  head(`${PROJECT}/endpoints/:id`, endpointGroups.checkEndpoint),
  del(`${PROJECT}/endpoints/:id`, endpointGroups.removeEndpoint),
]
