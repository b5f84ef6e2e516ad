import type { VolumeAttachment } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const attachmentsUrl = (id: string) => path`/servers/${id}/os-volume_attachments`

/** 2.49 takes tags, 2.60 multi-attach volumes, 2.79 adds `delete_on_termination`. */
const DETAILED = ['2.49', '2.60', '2.79']

/** GET /servers/{id}/os-volume_attachments */
export const list = async (nova: ServiceClient, id: string): Promise<VolumeAttachment[]> =>
  listAt(await nova.withMicroversion(DETAILED), attachmentsUrl(id), 'volumeAttachments')

/** POST /servers/{id}/os-volume_attachments */
export async function attach(
  nova: ServiceClient,
  id: string,
  request: { volumeId: string; device?: string },
): Promise<VolumeAttachment> {
  const { body } = await (await nova.withMicroversion(DETAILED)).post(attachmentsUrl(id), { volumeAttachment: request })
  return objectIn<VolumeAttachment>(nova, body, 'volumeAttachment')
}

/** DELETE /servers/{id}/os-volume_attachments/{volume} */
export const detach = (nova: ServiceClient, id: string, volumeId: string) =>
  nova.delete(path`/servers/${id}/os-volume_attachments/${volumeId}`)
