import type { Volume, VolumeAttachmentRecord, VolumeSnapshot, VolumeType } from '@meridian/wire'
import type { Answer, Question } from '../../../core/question.ts'
import type { Asker } from './asker.ts'

/** New enough for attachments that are completed, for several of one volume, and for writing an image onto a volume. */
const headers = { 'openstack-api-version': 'volume 3.68' }

const ask = <T>(asker: Asker, method: Question['method'], path: string, body?: unknown): Answer<T> =>
  asker.ask<T>('volume', {
    method,
    path: `/v3/${asker.auth.projectId}/${path}`,
    headers,
    ...(body !== undefined && { body }),
  })

const named = (collection: string, id: string) => `${collection}/${encodeURIComponent(id)}`

/** Throws Cinder's 404. */
export const showVolume = (asker: Asker, id: string): Volume =>
  ask<{ volume: Volume }>(asker, 'GET', named('volumes', id)).body.volume

export const createVolume = (asker: Asker, volume: Record<string, unknown>): Volume =>
  ask<{ volume: Volume }>(asker, 'POST', 'volumes', { volume }).body.volume

export const removeVolume = (asker: Asker, id: string) => ask(asker, 'DELETE', named('volumes', id))

export const showSnapshot = (asker: Asker, id: string): VolumeSnapshot =>
  ask<{ snapshot: VolumeSnapshot }>(asker, 'GET', named('snapshots', id)).body.snapshot

export const createSnapshot = (asker: Asker, snapshot: Record<string, unknown>): VolumeSnapshot =>
  ask<{ snapshot: VolumeSnapshot }>(asker, 'POST', 'snapshots', { snapshot }).body.snapshot

export const listVolumeTypes = (asker: Asker): VolumeType[] =>
  ask<{ volume_types: VolumeType[] }>(asker, 'GET', 'types').body.volume_types

/** Holds the volume for a server that is to have it. */
export const reserve = (asker: Asker, volumeId: string, serverId: string): VolumeAttachmentRecord =>
  ask<{ attachment: VolumeAttachmentRecord }>(asker, 'POST', 'attachments', {
    attachment: { volume_uuid: volumeId, instance_uuid: serverId },
  }).body.attachment

/** Says where the server runs and that it has the volume now. */
export function complete(asker: Asker, attachmentId: string, host: string, device: string | null): void {
  const connector = { host, mountpoint: device, initiator: `iqn.2026-02.example.meridian:${host}`, multipath: false }
  ask(asker, 'PUT', named('attachments', attachmentId), { attachment: { connector } })
  ask(asker, 'POST', `${named('attachments', attachmentId)}/action`, { 'os-complete': null })
}

export const release = (asker: Asker, attachmentId: string) => ask(asker, 'DELETE', named('attachments', attachmentId))

export const beginDetaching = (asker: Asker, volumeId: string) =>
  ask(asker, 'POST', `${named('volumes', volumeId)}/action`, { 'os-begin_detaching': null })

/** Writes an image onto a volume that is held, not attached; Cinder tells when it is done. */
export const reimage = (asker: Asker, volumeId: string, imageId: string) =>
  ask(asker, 'POST', `${named('volumes', volumeId)}/action`, {
    'os-reimage': { image_id: imageId, reimage_reserved: true },
  })
