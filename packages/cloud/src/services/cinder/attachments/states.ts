import type { VolumeStatus } from '@meridian/wire'
import { anyOf, invalidVolume } from '../faults.ts'
import type { VolumeRow } from '../volumes/store.ts'
import type { AttachmentRow } from './store.ts'

/** What a volume is, by what is left of its attachments; the furthest of them counts. */
const STATUS_BY_ATTACHMENT = [
  ['attached', 'in-use'],
  ['attaching', 'attaching'],
  ['reserved', 'reserved'],
] as const

/** The volume with these attachments left. A migration or an upload sets its status itself when it is over. */
export function withAttachments(volume: VolumeRow, left: readonly AttachmentRow[]): VolumeRow {
  const [, status] = STATUS_BY_ATTACHMENT.find(([one]) => left.some((row) => row.attach_status === one)) ?? []
  const isBusy = volume.status === 'uploading' || !['success', 'error', null].includes(volume.migration_status)
  const { attached_mode: _, ...flags } = volume.admin_metadata
  return {
    ...volume,
    ...((status || !isBusy) && { status: status ?? 'available' }),
    attach_status: status === 'in-use' ? 'attached' : 'detached',
    admin_metadata: flags,
  }
}

/** A volume that can be attached often can also be reserved while it is attached. */
const reservable = ({ multiattach }: VolumeRow): readonly VolumeStatus[] =>
  multiattach ? ['available', 'in-use', 'downloading'] : ['available', 'downloading']

/** Attaching once more to the same server is how servers move between hosts. */
export function reserved(volume: VolumeRow, instance: string | null, attached: readonly AttachmentRow[]): VolumeRow {
  if (reservable(volume).includes(volume.status)) return { ...volume, status: 'reserved' }
  const isSame = instance !== null && attached.some((row) => row.instance_uuid === instance)
  if (isSame && ['in-use', 'reserved'].includes(volume.status)) return volume
  throw invalidVolume(
    `Volume ${volume.id} status must be ${anyOf(reservable(volume))} to reserve, but the current status is ${volume.status}.`,
  )
}

/** `os-reserve`, from before there were attachments to reserve. */
export function attaching(volume: VolumeRow): VolumeRow {
  const from = volume.multiattach ? ['available', 'in-use'] : ['available']
  if (from.includes(volume.status)) return { ...volume, status: 'attaching' }
  throw invalidVolume(`Volume status must be ${anyOf(from)} to reserve, but the status is ${volume.status}.`)
}

/** `verb` is what is being done to the attachment. */
export function refuseBroken({ id, status }: VolumeRow, verb: 'created' | 'updated'): void {
  if (!status.includes('error')) return
  throw invalidVolume(
    `Volume attachments can not be ${verb} if the volume is in an error state. The Volume ${id} currently has a status of: ${status} `,
  )
}
