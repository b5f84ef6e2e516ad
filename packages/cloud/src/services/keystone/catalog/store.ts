import type { CatalogEndpoint, CatalogEntry } from '@meridian/wire'
import type { CatalogService } from '../../../core/catalog.ts'
import { seededHexId } from '../../../core/ids.ts'

export const REGION = 'RegionOne'

const INTERFACES = ['public', 'internal', 'admin'] as const

/** The catalogue is what this process serves: there are no rows to keep in step with it. */
export function catalogFor(
  services: readonly CatalogService[],
  baseUrl: string,
  projectId: string | null,
): CatalogEntry[] {
  return services.map((service) => ({
    id: serviceId(service),
    type: service.type,
    name: service.name,
    endpoints: endpointsOf(service, baseUrl, projectId),
  }))
}

const serviceId = ({ name }: CatalogService) => seededHexId('service', name)

function endpointsOf(service: CatalogService, baseUrl: string, projectId: string | null): CatalogEndpoint[] {
  const path = service.catalogPath(projectId)
  if (path === null) return []
  return INTERFACES.map((kind) => ({
    id: seededHexId('endpoint', `${service.name}/${kind}`),
    interface: kind,
    region: REGION,
    region_id: REGION,
    url: baseUrl + service.prefix + path,
  }))
}
