import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import { templateOf } from './catalog.ts'
import type { EndpointRow, RegionRow, ServiceRow } from './store.ts'

export const toService = (call: OpenCall, { extra, ...row }: ServiceRow) => ({
  ...extra,
  ...row,
  links: selfLink(call, 'services', row.id),
})

export const toEndpoint = (call: OpenCall, row: EndpointRow) => {
  const { extra, ...rest } = row
  return {
    ...extra,
    ...rest,
    url: templateOf(call, row),
    region: row.region_id,
    links: selfLink(call, 'endpoints', row.id),
  }
}

export const toRegion = (call: OpenCall, { extra, ...row }: RegionRow) => ({
  ...extra,
  ...row,
  links: selfLink(call, 'regions', row.id),
})
