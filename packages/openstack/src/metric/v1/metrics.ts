import type { Measure, Metric, MetricResource } from '@meridian/wire'
import { ServiceOutage } from '../../errors.ts'
import { allPages, type Page } from '../../paging.ts'
import type { ServiceClient, ServiceResponse } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

/** Gnocchi's default maximum of a page; without a limit, some versions have no link to the next one. */
const BATCH = 1000

/** Lists stand alone in a body, and the link to the next page in a header. */
function pageOf<T>(gnocchi: ServiceClient, { body, headers }: ServiceResponse<unknown>): Page<T> {
  if (!Array.isArray(body)) throw new ServiceOutage(gnocchi.service, 'garbage')
  return { items: body as T[], more: /rel="?next"?/.test(String(headers['link'] ?? '')) } // items are checked where they are used
}

/** GET /v1/resource/{type} */
export const resources = (gnocchi: ServiceClient, type: string): Promise<MetricResource[]> =>
  allPages(async (marker) =>
    pageOf(gnocchi, await gnocchi.get(withQuery(path`/v1/resource/${type}`, { limit: BATCH, marker }))),
  )

/** GET /v1/resource/{type}/{id} */
export const resource = async (gnocchi: ServiceClient, type: string, id: string): Promise<MetricResource> =>
  (await gnocchi.get<MetricResource>(path`/v1/resource/${type}/${id}`)).body

/** POST /v1/search/resource/{type}: the disks or interfaces of a server. */
export const partsOfInstance = (gnocchi: ServiceClient, type: string, id: string): Promise<MetricResource[]> =>
  allPages(async (marker) => {
    const url = withQuery(path`/v1/search/resource/${type}`, { limit: BATCH, marker })
    return pageOf(gnocchi, await gnocchi.post(url, { '=': { instance_id: id } }))
  })

/** GET /v1/metric/{id} */
export const metric = async (gnocchi: ServiceClient, id: string): Promise<Metric> =>
  (await gnocchi.get<Metric>(path`/v1/metric/${id}`)).body

/** GET /v1/metric/{id}/measures: not in pages */
export const measures = async (
  gnocchi: ServiceClient,
  id: string,
  query: { aggregation: string; start: string; stop: string },
): Promise<Measure[]> =>
  pageOf<Measure>(gnocchi, await gnocchi.get(withQuery(path`/v1/metric/${id}/measures`, query))).items
