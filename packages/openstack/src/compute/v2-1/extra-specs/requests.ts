import { changeMetadata, type MetadataUpdate } from '../../../metadata.ts'
import { objectIn, type ServiceClient } from '../../../service-client.ts'
import { path } from '../../../url.ts'

const extraSpecs = (id: string) => path`/flavors/${id}/os-extra_specs`

/** GET /flavors/{id}/os-extra_specs */
export async function list(nova: ServiceClient, id: string): Promise<Record<string, string>> {
  return objectIn<Record<string, string>>(nova, (await nova.get(extraSpecs(id))).body, 'extra_specs')
}

/** DELETE /flavors/{id}/os-extra_specs/{key}, then POST /flavors/{id}/os-extra_specs */
export const change = (nova: ServiceClient, id: string, wanted: MetadataUpdate) =>
  changeMetadata(nova, extraSpecs(id), 'extra_specs', wanted)
