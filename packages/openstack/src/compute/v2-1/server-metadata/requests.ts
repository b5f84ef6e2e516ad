import { changeMetadata, type MetadataUpdate } from '../../../metadata.ts'
import { objectIn, type ServiceClient } from '../../../service-client.ts'
import { path } from '../../../url.ts'

const metadata = (id: string) => path`/servers/${id}/metadata`

/** GET /servers/{id}/metadata */
export async function list(nova: ServiceClient, id: string): Promise<Record<string, string>> {
  return objectIn<Record<string, string>>(nova, (await nova.get(metadata(id))).body, 'metadata')
}

/** DELETE /servers/{id}/metadata/{key}, then POST /servers/{id}/metadata */
export const change = (nova: ServiceClient, id: string, wanted: MetadataUpdate) =>
  changeMetadata(nova, metadata(id), 'metadata', wanted)
