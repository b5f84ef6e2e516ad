import type { CatalogEntry } from '@meridian/wire'
import type { OpenCall } from '../../../core/api.ts'
import { selfLink } from '../listing.ts'
import { REGION } from './store.ts'

export const toService = (call: OpenCall, { id, type, name }: CatalogEntry) => ({
  id,
  type,
  name,
  description: name,
  enabled: true,
  links: selfLink(call, 'services', id),
})

export const toEndpoints = (call: OpenCall, { id: service_id, endpoints }: CatalogEntry) =>
  endpoints.map((endpoint) => ({
    ...endpoint,
    service_id,
    enabled: true,
    links: selfLink(call, 'endpoints', endpoint.id),
  }))

export const theRegion = (call: OpenCall) => ({
  id: REGION,
  description: '',
  parent_region_id: null,
  links: selfLink(call, 'regions', REGION),
})
