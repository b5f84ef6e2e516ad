import type { CatalogEndpoint, CatalogEntry } from '@meridian/wire'
import { seededHexId } from '../../../core/ids.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import type { CatalogService } from '../../../core/service/catalog.ts'
import * as store from './store.ts'
import type { EndpointRow, ServiceRow } from './store.ts'

const REGION = 'RegionOne'

const INTERFACES = ['public', 'internal', 'admin'] as const

/** The placeholder for the project in endpoint URLs, as administrators see them. */
const ANY_PROJECT = '$(project_id)s'
const PLACEHOLDER = /[$%]\((?:project|tenant)_id\)s/g

const serviceId = ({ name }: CatalogService) => seededHexId('service', name)

/** The services of this process, with the changes of administrators. */
export const servicesOf = ({ db, services }: OpenCall): ServiceRow[] =>
  store.listServices(
    db,
    services.map((own) => ({
      id: serviceId(own),
      type: own.type,
      name: own.name,
      enabled: true,
      extra: { description: own.name },
    })),
  )

export const endpointsOf = ({ db, services }: OpenCall): EndpointRow[] =>
  store.listEndpoints(
    db,
    services.flatMap((own) =>
      INTERFACES.map((kind) => ({
        id: seededHexId('endpoint', `${own.name}/${kind}`),
        service_id: serviceId(own),
        interface: kind,
        region_id: REGION,
        url: null,
        enabled: true,
        extra: {},
      })),
    ),
  )

/** The catalog of a token: without a project it lacks endpoints that need one. */
export function catalogFor(call: OpenCall, projectId: string | null): CatalogEntry[] {
  const endpoints = endpointsOf(call).filter((endpoint) => endpoint.enabled)
  return servicesOf(call)
    .filter((service) => service.enabled)
    .map(({ id, type, name }) => ({
      id,
      type,
      name: name ?? '',
      endpoints: endpoints
        .filter((endpoint) => endpoint.service_id === id)
        .flatMap((endpoint) => toCatalogEndpoint(call, endpoint, projectId)),
    }))
}

function toCatalogEndpoint(call: OpenCall, endpoint: EndpointRow, projectId: string | null): CatalogEndpoint[] {
  const { id, interface: kind, region_id } = endpoint
  const url = urlOf(call, endpoint, projectId)
  const region = region_id as string // null for endpoints without a region, as in Keystone
  return url === null ? [] : [{ id, interface: kind, region_id: region, url, region }]
}

/** The URL as administrators see it. */
export const templateOf = (call: OpenCall, endpoint: EndpointRow) =>
  endpoint.url ?? urlOf(call, endpoint, ANY_PROJECT) ?? ''

function urlOf({ services, baseUrl }: OpenCall, endpoint: EndpointRow, projectId: string | null): string | null {
  if (endpoint.url === null) {
    const own = services.find((service) => serviceId(service) === endpoint.service_id)
    const path = own?.catalogPath(projectId) ?? null
    return own && path !== null ? baseUrl + own.prefix + path : null
  }
  if (projectId === null && endpoint.url.search(PLACEHOLDER) >= 0) return null
  return endpoint.url.replaceAll(PLACEHOLDER, projectId ?? '')
}
