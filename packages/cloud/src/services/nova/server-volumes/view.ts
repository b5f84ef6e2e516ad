import type { VolumeAttachment } from '@meridian/wire'
import type { Since } from '../microversion.ts'
import type { BlockDevice } from '../servers/row.ts'

/** Until 2.88 the id of the attachment is the volume's. */
export function toAttachment(serverId: string, volumeId: string, device: BlockDevice, since: Since): VolumeAttachment {
  return {
    ...(!since(89) && { id: volumeId }),
    volumeId,
    serverId,
    device: device.device_name,
    ...(since(70) && { tag: device.tag }),
    ...(since(79) && { delete_on_termination: device.delete_on_termination }),
    ...(since(89) && { attachment_id: device.attachment_id, bdm_uuid: device.id }),
  }
}
