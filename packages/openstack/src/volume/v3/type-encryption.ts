import type { VolumeTypeEncryption } from '@meridian/wire'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const encryptionUrl = (id: string) => path`/types/${id}/encryption`
const encryptionItemUrl = (id: string, encryptionId: string) => path`/types/${id}/encryption/${encryptionId}`

export interface EncryptionRequest {
  provider: string
  control_location: 'front-end' | 'back-end'
  cipher: string | null
  key_size: number | null
}

/** GET /types/{id}/encryption; null if the type has none. */
export async function show(cinder: ServiceClient, id: string): Promise<VolumeTypeEncryption | null> {
  const { body } = await cinder.get<Partial<VolumeTypeEncryption>>(encryptionUrl(id))
  return body.encryption_id ? (body as VolumeTypeEncryption) : null // its members are checked by the reply's schema
}

/** POST /types/{id}/encryption */
export const create = (cinder: ServiceClient, id: string, encryption: EncryptionRequest) =>
  cinder.act('POST', encryptionUrl(id), { encryption })

/** PUT /types/{id}/encryption/{encryption id} */
export const update = (
  cinder: ServiceClient,
  id: string,
  encryptionId: string,
  encryption: Partial<EncryptionRequest>,
) => cinder.act('PUT', encryptionItemUrl(id, encryptionId), { encryption })

/** DELETE /types/{id}/encryption/{encryption id} */
export const remove = (cinder: ServiceClient, id: string, encryptionId: string) =>
  cinder.delete(encryptionItemUrl(id, encryptionId))
