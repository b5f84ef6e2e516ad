import type { VolumeStatus } from '@meridian/wire'
import { anyOf, invalidVolume } from '../faults.ts'
import type { VolumeRow } from '../volumes/store.ts'
import type { AttachmentRow } from './store.ts'

/** Volume status by attach_status of its attachments; the first match wins. */
const STATUS_BY_ATTACHMENT = [
  ['attached', 'in-use'],
  ['attaching', 'attaching'],
  ['reserved', 'reserved'],
] as const

/** The volume's state with the attachments `left`. Migrations and uploads set the status themselves when they end. */
export function withAttachments(volume: VolumeRow, remaining: readonly AttachmentRow[]): VolumeRow {
  const [, status] =
    STATUS_BY_ATTACHMENT.find(([attachStatus]) => remaining.some((row) => row.attach_status === attachStatus)) ?? []
  const isBusy = volume.status === 'uploading' || !['success', 'error', null].includes(volume.migration_status)
  const { attached_mode: _, ...flags } = volume.admin_metadata
  return {
    ...volume,
    ...((status || !isBusy) && { status: status ?? 'available' }),
    attach_status: status === 'in-use' ? 'attached' : 'detached',
    admin_metadata: flags,
  }
}

/** Multiattach volumes can be reserved while they are attached. */
const reservable = ({ multiattach }: VolumeRow): readonly VolumeStatus[] =>
  multiattach ? ['available', 'in-use', 'downloading'] : ['available', 'downloading']

/** A second attachment to the same server is allowed: live migration needs it. */
export function reserved(volume: VolumeRow, instance: string | null, attached: readonly AttachmentRow[]): VolumeRow {
  if (reservable(volume).includes(volume.status)) return { ...volume, status: 'reserved' }
  const isSame = instance !== null && attached.some((row) => row.instance_uuid === instance)
  if (isSame && ['in-use', 'reserved'].includes(volume.status)) return volume
  throw invalidVolume(
    `Volume ${volume.id} status must be ${anyOf(reservable(volume))} to reserve, but the current status is ${volume.status}.`,
  )
}

/** `os-reserve`, which predates the attachments API. */
export function attaching(volume: VolumeRow): VolumeRow {
  const from = volume.multiattach ? ['available', 'in-use'] : ['available']
  if (from.includes(volume.status)) return { ...volume, status: 'attaching' }
  throw invalidVolume(`Volume status must be ${anyOf(from)} to reserve, but the status is ${volume.status}.`)
}

/** Throws 400 if the volume is in an error state. */
export function refuseBroken({ id, status }: VolumeRow, verb: 'created' | 'updated'): void {
  if (!status.includes('error')) return
  throw invalidVolume(
    `Volume attachments can not be ${verb} if the volume is in an error state. The Volume ${id} currently has a status of: ${status} `,
  )
}
