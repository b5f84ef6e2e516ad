import type { Requester } from '../neighbours/requester.ts'
import { createSnapshot } from '../neighbours/volumes.ts'
import type { BlockDevice, ServerRow } from '../servers/row.ts'

/** Creates a snapshot of each volume and returns the block devices for the image. */
export const snapshotVolumes = (requester: Requester, row: ServerRow, imageName: string) =>
  row.devices.flatMap((device) =>
    device.volume_id === null ? [] : [snapshotOf(requester, device, device.volume_id, imageName)],
  )

function snapshotOf(requester: Requester, device: BlockDevice, volumeId: string, imageName: string) {
  const name = `snapshot for ${imageName}`
  const snapshot = createSnapshot(requester, { volume_id: volumeId, name, force: true })
  return {
    source_type: 'snapshot',
    destination_type: 'volume',
    snapshot_id: snapshot.id,
    volume_size: device.volume_size,
    boot_index: device.boot_index,
    device_name: device.device_name,
    disk_bus: device.disk_bus,
    device_type: device.device_type,
    delete_on_termination: device.delete_on_termination,
  }
}
