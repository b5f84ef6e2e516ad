import type { Volume, VolumeAttachmentRecord, VolumeSnapshot, VolumeType } from '@meridian/wire'
import type { InternalResponse, InternalRequest } from '../../../core/service/internal-request.ts'
import type { Requester } from './requester.ts'

/** Supports completing attachments, several attachments per volume, and reimaging. */
const headers = { 'openstack-api-version': 'volume 3.68' }

const callService = <T>(
  requester: Requester,
  method: InternalRequest['method'],
  path: string,
  body?: unknown,
): InternalResponse<T> =>
  requester.callService<T>('volume', {
    method,
    path: `/v3/${requester.auth.projectId}/${path}`,
    headers,
    ...(body !== undefined && { body }),
  })

const named = (collection: string, id: string) => `${collection}/${encodeURIComponent(id)}`

/** Throws Cinder's 404. */
export const showVolume = (requester: Requester, id: string): Volume =>
  callService<{ volume: Volume }>(requester, 'GET', named('volumes', id)).body.volume

export const createVolume = (requester: Requester, volume: Record<string, unknown>): Volume =>
  callService<{ volume: Volume }>(requester, 'POST', 'volumes', { volume }).body.volume

export const removeVolume = (requester: Requester, id: string) => callService(requester, 'DELETE', named('volumes', id))

export const showSnapshot = (requester: Requester, id: string): VolumeSnapshot =>
  callService<{ snapshot: VolumeSnapshot }>(requester, 'GET', named('snapshots', id)).body.snapshot

export const listVolumes = (requester: Requester): Volume[] =>
  callService<{ volumes: Volume[] }>(requester, 'GET', 'volumes/detail').body.volumes

export const listSnapshots = (requester: Requester): VolumeSnapshot[] =>
  callService<{ snapshots: VolumeSnapshot[] }>(requester, 'GET', 'snapshots/detail').body.snapshots

export const removeSnapshot = (requester: Requester, id: string) =>
  callService(requester, 'DELETE', named('snapshots', id))

export const createSnapshot = (requester: Requester, snapshot: Record<string, unknown>): VolumeSnapshot =>
  callService<{ snapshot: VolumeSnapshot }>(requester, 'POST', 'snapshots', { snapshot }).body.snapshot

export const listVolumeTypes = (requester: Requester): VolumeType[] =>
  callService<{ volume_types: VolumeType[] }>(requester, 'GET', 'types').body.volume_types

/** Reserves the volume for a server. */
export const reserve = (requester: Requester, volumeId: string, serverId: string): VolumeAttachmentRecord =>
  callService<{ attachment: VolumeAttachmentRecord }>(requester, 'POST', 'attachments', {
    attachment: { volume_uuid: volumeId, instance_uuid: serverId },
  }).body.attachment

/** Reports the server's host and completes the attachment. */
export function complete(requester: Requester, attachmentId: string, host: string, device: string | null): void {
  const connector = { host, mountpoint: device, initiator: `iqn.2026-02.example.meridian:${host}`, multipath: false }
  callService(requester, 'PUT', named('attachments', attachmentId), { attachment: { connector } })
  callService(requester, 'POST', `${named('attachments', attachmentId)}/action`, { 'os-complete': null })
}

export const release = (requester: Requester, attachmentId: string) =>
  callService(requester, 'DELETE', named('attachments', attachmentId))

export const beginDetaching = (requester: Requester, volumeId: string) =>
  callService(requester, 'POST', `${named('volumes', volumeId)}/action`, { 'os-begin_detaching': null })

/** Writes an image onto a reserved volume; Cinder sends an event when it is done. */
export const reimage = (requester: Requester, volumeId: string, imageId: string) =>
  callService(requester, 'POST', `${named('volumes', volumeId)}/action`, {
    'os-reimage': { image_id: imageId, reimage_reserved: true },
  })
