import { keystone } from '@meridian/contract'
import { endpoints, identityServices, regions } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { toPublicCatalog, toRegisteredEndpoint } from './catalog.map.ts'
import { identityAdmin } from './identity-admin.ts'
import { toUserSession } from './session.map.ts'

export function catalogRoutes(app: FastifyInstance): void {
  serve(app, keystone.userSession, (_input, { access }) => toUserSession(access))

  serve(app, keystone.identityVersion, () => ({ version: '3' }))

  serve(app, keystone.serviceCatalog, (_input, { access }) => toPublicCatalog(access.token.catalog ?? []))

  serve(app, keystone.serviceList, (_input, { access }) => ({
    items: (access.token.catalog ?? []).map((entry, id) => ({ ...entry, id })),
  }))

  serveResource(app, 'identity', [[keystone.regionList, regions.list]])

  serveResource(app, identityAdmin, [
    [
      keystone.endpointList,
      async (identity) => {
        const [all, services] = await Promise.all([endpoints.list(identity), identityServices.list(identity)])
        const byId = new Map(services.map((service) => [service.id, service]))
        return all.map((endpoint) => toRegisteredEndpoint(endpoint, byId.get(endpoint.service_id)))
      },
    ],
  ])
}
