import { path } from '../../../url.ts'
import type { ServiceClient } from '../../../service-client.ts'

const tags = (id: string) => path`/servers/${id}/tags`

/** PUT /servers/{id}/tags */
export const replace = async (nova: ServiceClient, id: string, wanted: string[]) =>
  (await nova.speaking(['2.26'])).act('PUT', tags(id), { tags: wanted })
