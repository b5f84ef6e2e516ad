import type { Image, ImageList } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../../service-client.ts'
import { withQuery } from '../../../url.ts'
import * as urls from './urls.ts'

export type ImageFilters = Record<string, string | number | undefined>

export interface ImagePage {
  images: Image[]
  /** Whether Glance has more after this page. */
  more: boolean
}

/** GET /v2/images: one page. */
export async function page(glance: ServiceClient, filters: ImageFilters): Promise<ImagePage> {
  const { body } = await glance.get<ImageList>(withQuery(urls.images(), filters))
  return { images: listIn<Image>(glance, body, 'images'), more: typeof body.next === 'string' }
}

/** GET /v2/images/{id} */
export async function show(glance: ServiceClient, id: string): Promise<Image> {
  return (await glance.get<Image>(urls.image(id))).body
}

/** DELETE /v2/images/{id} */
export const remove = (glance: ServiceClient, id: string) => glance.delete(urls.image(id))
