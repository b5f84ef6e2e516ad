import type { Measure, Metric, MetricResource } from '@meridian/wire'
import { ServiceOutage } from '../../errors.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

async function list<T>(gnocchi: ServiceClient, url: string): Promise<T[]> {
  const { body } = await gnocchi.get(url)
  if (!Array.isArray(body)) throw new ServiceOutage(gnocchi.service, 'garbage')
  return body as T[] // items are checked where they are used
}

/** GET /v1/resource/{type} */
export const resources = (gnocchi: ServiceClient, type: string) =>
  list<MetricResource>(gnocchi, path`/v1/resource/${type}`)

/** GET /v1/resource/{type}/{id} */
export const resource = async (gnocchi: ServiceClient, type: string, id: string): Promise<MetricResource> =>
  (await gnocchi.get<MetricResource>(path`/v1/resource/${type}/${id}`)).body

/** POST /v1/search/resource/{type}: the disks or interfaces of a server. */
export async function partsOfInstance(gnocchi: ServiceClient, type: string, id: string): Promise<MetricResource[]> {
  const { body } = await gnocchi.post(path`/v1/search/resource/${type}`, { '=': { instance_id: id } })
  if (!Array.isArray(body)) throw new ServiceOutage(gnocchi.service, 'garbage')
  return body as MetricResource[] // items are checked where they are used
}

/** GET /v1/metric/{id} */
export const metric = async (gnocchi: ServiceClient, id: string): Promise<Metric> =>
  (await gnocchi.get<Metric>(path`/v1/metric/${id}`)).body

/** GET /v1/metric/{id}/measures */
export const measures = (
  gnocchi: ServiceClient,
  id: string,
  query: { aggregation: string; start: string; stop: string },
) => list<Measure>(gnocchi, withQuery(path`/v1/metric/${id}/measures`, query))
