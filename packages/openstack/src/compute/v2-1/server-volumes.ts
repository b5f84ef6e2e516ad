import type { VolumeAttachment } from '@meridian/wire'
import { listIn, objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const attachmentsUrl = (id: string) => path`/servers/${id}/os-volume_attachments`

/** 2.49 takes tags, 2.60 volumes that are attached elsewhere, 2.79 says what becomes of one with its server. */
const TELLING = ['2.49', '2.60', '2.79']

/** GET /servers/{id}/os-volume_attachments */
export async function list(nova: ServiceClient, id: string): Promise<VolumeAttachment[]> {
  const { body } = await (await nova.speaking(TELLING)).get(attachmentsUrl(id))
  return listIn<VolumeAttachment>(nova, body, 'volumeAttachments')
}

/** POST /servers/{id}/os-volume_attachments */
export async function attach(
  nova: ServiceClient,
  id: string,
  wanted: { volumeId: string; device?: string },
): Promise<VolumeAttachment> {
  const { body } = await (await nova.speaking(TELLING)).post(attachmentsUrl(id), { volumeAttachment: wanted })
  return objectIn<VolumeAttachment>(nova, body, 'volumeAttachment')
}

/** DELETE /servers/{id}/os-volume_attachments/{volume} */
export const detach = (nova: ServiceClient, id: string, volumeId: string) =>
  nova.delete(path`/servers/${id}/os-volume_attachments/${volumeId}`)
