import { badRequest } from '../../../../core/errors/fault.ts'
import { showImage } from '../../neighbours/images.ts'
import { catchFault } from '../../neighbours/requester.ts'
import type { Requester } from '../../neighbours/requester.ts'
import { listVolumeTypes, reserve, showSnapshot, showVolume } from '../../neighbours/volumes.ts'
import type { BlockDevice } from '../row.ts'

const invalid = (sentence: string) => badRequest(`Block Device Mapping is Invalid: ${sentence}`)

/** Adds what the other services know of the devices' sources; reserves existing volumes. */
export function reserveDevices(
  requester: Requester,
  devices: readonly BlockDevice[],
  serverId: string,
  maySeveral: boolean,
): BlockDevice[] {
  const types = devices.some(({ volume_type }) => volume_type !== null) ? listVolumeTypes(requester) : []
  return devices.map((device) => {
    const { volume_type } = device
    const type = types.find(({ id, name }) => id === volume_type || name === volume_type)
    if (volume_type !== null && !type) throw badRequest(`Volume type ${volume_type} could not be found.`)
    return { ...checked(requester, device, serverId, maySeveral), volume_type: type?.name ?? null }
  })
}

function checked(requester: Requester, device: BlockDevice, serverId: string, maySeveral: boolean): BlockDevice {
  const { source_type, destination_type, source_id, volume_id, volume_size } = device
  if (volume_id !== null) return held(requester, device, volume_id, serverId, maySeveral)
  if (source_type === 'snapshot' && source_id !== null) {
    const snapshot = catchFault(
      () => showSnapshot(requester, source_id),
      () => {
        throw invalid(`failed to get snapshot ${source_id}.`)
      },
    )
    return { ...device, volume_size: volume_size ?? snapshot.size }
  }
  if (source_type === 'image' && source_id !== null) {
    catchFault(
      () => showImage(requester, source_id),
      () => {
        throw invalid(`failed to get image ${source_id}.`)
      },
    )
  }
  if (destination_type === 'volume' && volume_size === null) {
    throw badRequest(
      source_type === 'image'
        ? "Images with destination_type 'volume' need to have a non-zero size specified"
        : "Blank volumes (source: 'blank', dest: 'volume') need to have non-zero size",
    )
  }
  return device
}

function held(
  requester: Requester,
  device: BlockDevice,
  volumeId: string,
  serverId: string,
  maySeveral: boolean,
): BlockDevice {
  const volume = catchFault(
    () => showVolume(requester, volumeId),
    () => {
      throw badRequest(`Volume ${volumeId} could not be found.`)
    },
  )
  if (volume.multiattach && !maySeveral) {
    throw badRequest('Multiattach volumes are only supported starting with compute API version 2.60.')
  }
  const attachment = catchFault(
    () => reserve(requester, volumeId, serverId),
    ({ message }) => {
      throw badRequest(`Invalid volume: Invalid input received: ${message} (HTTP 400)`)
    },
  )
  return { ...device, attachment_id: attachment.id, volume_size: volume.size }
}
