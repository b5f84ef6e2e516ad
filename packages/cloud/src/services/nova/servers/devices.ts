import type { Volume } from '@meridian/wire'
import { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { asOwner, catchFault } from '../neighbours/requester.ts'
import type { Requester } from '../neighbours/requester.ts'
import { complete, createVolume, release, removeVolume, reserve, showVolume } from '../neighbours/volumes.ts'
import type { BlockDevice, ServerRow } from './row.ts'

/** Number of checks before Nova gives up on a volume. */
const MAX_TRIES = 60

type Outcome =
  | { kind: 'attached'; devices: BlockDevice[] }
  | { kind: 'waiting'; devices: BlockDevice[] }
  | { kind: 'failed'; reason: string }

/** Creates the new volumes, and attaches all volumes when they are available. */
export function attachDevices(context: Background, row: ServerRow, tries: number): Outcome {
  if (row.devices.every(({ destination_type }) => destination_type === 'local')) {
    return { kind: 'attached', devices: row.devices }
  }
  const owner = asOwner(context, row)
  try {
    const devices = row.devices.map((device) => withVolume(owner, device, row))
    const unready = devices.flatMap((device) => (isPending(device) ? [showVolume(owner, device.volume_id)] : []))
    const [waiting] = unready.filter(({ status }) => status !== 'available')
    if (!waiting) return { kind: 'attached', devices: devices.map((device) => attached(owner, device, row)) }
    if (waiting.status === 'error' || tries >= MAX_TRIES) return { kind: 'failed', reason: neverReady(waiting, tries) }
    return { kind: 'waiting', devices }
  } catch (error) {
    if (error instanceof Fault) return { kind: 'failed', reason: error.message }
    throw error
  }
}

const isPending = (device: BlockDevice): device is BlockDevice & { volume_id: string } =>
  device.volume_id !== null && device.attachment_id === null

const neverReady = ({ id, status }: Volume, tries: number) =>
  `Volume ${id} did not finish being created even after we waited ${tries * 3} seconds or ${tries + 1} attempts. And its status is ${status}.`

function withVolume(owner: Requester, device: BlockDevice, row: ServerRow): BlockDevice {
  const { destination_type, source_type, source_id, volume_size, volume_type } = device
  if (destination_type === 'local' || device.volume_id !== null) return device
  const volume = createVolume(owner, {
    size: volume_size,
    name: source_type === 'blank' ? `${row.id}-blank-vol` : '',
    ...(source_type === 'image' && { imageRef: source_id }),
    ...(source_type === 'snapshot' && { snapshot_id: source_id }),
    ...(volume_type !== null && { volume_type }),
  })
  return { ...device, volume_id: volume.id }
}

/** Attaches the volume to the server. */
export function attached(requester: Requester, device: BlockDevice, row: ServerRow): BlockDevice {
  if (device.volume_id === null) return device
  const attachment_id = device.attachment_id ?? reserve(requester, device.volume_id, row.id).id
  if (row.host !== null) complete(requester, attachment_id, row.host, device.device_name)
  return { ...device, attachment_id }
}

/** Moves the server's volumes: attaches them on the new host, or reserves them while the server has none. */
export function moveDevices(context: Call | Background, row: ServerRow, host: string | null): BlockDevice[] {
  const owner = asOwner(context, row)
  return row.devices.map((device) => {
    const { volume_id, attachment_id } = device
    if (volume_id === null || attachment_id === null) return device
    const move = () => {
      release(owner, attachment_id)
      const fresh = { ...device, attachment_id: reserve(owner, volume_id, row.id).id }
      return attached(owner, fresh, { ...row, host })
    }
    return catchFault(move, () => device) // a volume that Cinder does not move stays attached
  })
}

/** Detaches the server's volumes and removes those with delete_on_termination. */
export function detachDevices(context: Background, row: ServerRow): void {
  const owner = asOwner(context, row)
  for (const { volume_id, attachment_id, delete_on_termination } of row.devices) {
    if (volume_id === null) continue
    if (attachment_id !== null) catchFault(() => release(owner, attachment_id), IGNORED)
    if (delete_on_termination) catchFault(() => removeVolume(owner, volume_id), IGNORED)
  }
}

/** Ignores volumes that are already gone or attached elsewhere. */
const IGNORED = () => undefined
