import { keystone } from '@meridian/contract'
import { endpoints, identityServices, regions } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { mapped, serveResource } from '../../serve-resource.ts'
import { toRegisteredEndpoint, toRegisteredService } from './catalog.map.ts'

export function registeredServiceRoutes(app: FastifyInstance): void {
  serveResource(app, 'identity', [
    [
      keystone.registeredServiceList,
      async (identity) => (await identityServices.list(identity)).map(toRegisteredService),
    ],
    [keystone.registeredServiceCreate, mapped(identityServices.create, toRegisteredService)],
    [keystone.registeredServiceView, mapped(identityServices.show, toRegisteredService)],
    [keystone.registeredServiceUpdate, identityServices.update],
    [keystone.registeredServiceDelete, identityServices.remove],
    [
      keystone.endpointList,
      async (identity, query) => {
        const [all, services] = await Promise.all([endpoints.list(identity, query), identityServices.list(identity)])
        const byId = new Map(services.map((service) => [service.id, service]))
        return all.map((endpoint) => toRegisteredEndpoint(endpoint, byId.get(endpoint.service_id)))
      },
    ],
    [keystone.endpointCreate, endpoints.create],
    [
      keystone.endpointView,
      async (identity, id) => {
        const endpoint = await endpoints.show(identity, id)
        return toRegisteredEndpoint(endpoint, await identityServices.show(identity, endpoint.service_id))
      },
    ],
    [keystone.endpointUpdate, endpoints.update],
    [keystone.endpointDelete, endpoints.remove],
    [keystone.regionList, regions.list],
    [keystone.regionCreate, regions.create],
    [keystone.regionView, regions.show],
    [keystone.regionUpdate, regions.update],
    [keystone.regionDelete, regions.remove],
  ])
}
