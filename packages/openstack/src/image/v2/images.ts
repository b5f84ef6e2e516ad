import type { Readable } from 'node:stream'
import type { Image, ImageList } from '@meridian/wire'
import type { StreamIn } from '../../call.ts'
import { listAt, pageIn, type Page } from '../../paging.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

const imagesUrl = '/v2/images'
const imageUrl = (id: string) => path`/v2/images/${id}`

export type ImageFilters = Record<string, string | number | undefined>

/** GET /v2/images: one page. */
export async function page(glance: ServiceClient, filters: ImageFilters): Promise<Page<Image>> {
  const { body } = await glance.get<ImageList>(withQuery(imagesUrl, filters))
  return pageIn(glance, body, 'images')
}

/** GET /v2/images: all that match. */
export const list = (glance: ServiceClient, filters: ImageFilters): Promise<Image[]> =>
  listAt(glance, imagesUrl, 'images', filters)

/** GET /v2/images/{id} */
export async function show(glance: ServiceClient, id: string): Promise<Image> {
  return (await glance.get<Image>(imageUrl(id))).body
}

/** POST /v2/images */
export async function create(glance: ServiceClient, image: Record<string, unknown>): Promise<Image> {
  return (await glance.post<Image>(imagesUrl, image)).body
}

/** One operation of a JSON patch. */
export type ImageChange = { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string }

/** JSON pointer of a property. */
export const propertyPath = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

const JSON_PATCH = { 'content-type': 'application/openstack-images-v2.1-json-patch' }

/** PATCH /v2/images/{id} */
export async function update(glance: ServiceClient, id: string, changes: ImageChange[]): Promise<Image> {
  return (await glance.patch<Image>(imageUrl(id), changes, JSON_PATCH)).body
}

/** DELETE /v2/images/{id} */
export const remove = (glance: ServiceClient, id: string) => glance.delete(imageUrl(id))

/** PUT /v2/images/{id}/file: streams the data; an image takes it once. */
export async function upload(
  glance: ServiceClient,
  id: string,
  body: Readable,
  { length }: { length?: string | undefined } = {},
): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream', ...(length ? { 'content-length': length } : {}) }
  const { body: answer } = await glance.stream({ method: 'PUT', headers, body }, path`/v2/images/${id}/file`)
  await answer.text()
}

/** POST /v2/images/{id}/import: Glance downloads the data itself. */
export const importFrom = (glance: ServiceClient, id: string, uri: string) =>
  glance.act('POST', path`/v2/images/${id}/import`, { method: { name: 'web-download', uri } })

/** POST /v2/images/{id}/import: Glance copies the data to other stores. */
export const copyTo = (glance: ServiceClient, id: string, stores: string[]) =>
  glance.act('POST', path`/v2/images/${id}/import`, { method: { name: 'copy-image' }, stores })

/** DELETE /v2/stores/{store}/{id} */
export const removeFrom = (glance: ServiceClient, id: string, store: string) =>
  glance.delete(path`/v2/stores/${store}/${id}`)

/** GET /v2/info/import */
export const importMethods = async (glance: ServiceClient): Promise<unknown> =>
  (await glance.get<{ 'import-methods'?: { value?: unknown } }>('/v2/info/import')).body['import-methods']?.value

/** GET /v2/info/stores */
export const stores = async (glance: ServiceClient): Promise<unknown> =>
  (await glance.get<{ stores?: unknown }>('/v2/info/stores')).body.stores

/** GET /v2/images/{id}/file: status 204 if the image has no data. */
export const open = (glance: ServiceClient, id: string, headers: Record<string, string>): Promise<StreamIn> =>
  glance.stream({ method: 'GET', headers }, path`/v2/images/${id}/file`)

/** POST /v2/images/{id}/actions/deactivate */
export const deactivate = (glance: ServiceClient, id: string) =>
  glance.act('POST', path`/v2/images/${id}/actions/deactivate`)

/** POST /v2/images/{id}/actions/reactivate */
export const reactivate = (glance: ServiceClient, id: string) =>
  glance.act('POST', path`/v2/images/${id}/actions/reactivate`)
