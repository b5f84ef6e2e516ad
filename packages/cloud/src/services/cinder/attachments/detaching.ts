import { conflict } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { save } from '../volumes/store.ts'
import type { VolumeRow } from '../volumes/store.ts'
import { withAttachments } from './states.ts'
import * as store from './store.ts'
import type { AttachmentRow } from './store.ts'

/** Removes the attachment and returns the others of the volume. */
export function detach(call: Call, volume: VolumeRow, attachment: AttachmentRow): AttachmentRow[] {
  store.remove(call.db, attachment.id)
  const remaining = store.listOfVolume(call.db, volume.id)
  save(call, withAttachments(volume, remaining))
  return remaining
}

interface NovaAttachment {
  volumeAttachment: { attachment_id?: string }
}

/** Throws 409 if Nova uses the attachment and the request is not Nova's. */
export function refuseInUse(call: Call, { id, instance_uuid, volume_id, connection_info }: AttachmentRow): void {
  // Requests without a token come from another service of this cloud.
  const isFromNova = call.headers['x-auth-token'] === undefined
  if (isFromNova || instance_uuid === null || Object.keys(connection_info).length === 0) return
  if (attachmentInNova(call, instance_uuid, volume_id) !== id) return
  throw conflict(`ConflictNovaUsingAttachment: Detach volume from instance ${instance_uuid} using the Compute API`)
}

function attachmentInNova(call: Call, server: string, volume: string): string | undefined {
  try {
    const request = {
      method: 'GET',
      path: `/v2.1/servers/${encodeURIComponent(server)}/os-volume_attachments/${volume}`,
      headers: { 'openstack-api-version': 'compute 2.89' },
    } as const
    const { body } = call.callService<NovaAttachment>('compute', request, call.directory.identity.service())
    return body.volumeAttachment.attachment_id
  } catch {
    return undefined // Nova does not have this attachment
  }
}
