import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** PUT /v2.0/{resource_type}/{id}/tags */
export const replace = (neutron: ServiceClient, type: string, id: string, tags: string[]): Promise<void> =>
  neutron.act('PUT', path`/v2.0/${type}/${id}/tags`, { tags })
