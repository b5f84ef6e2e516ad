import { badRequest } from '../../../../core/errors/fault.ts'
import type { BlockDevice } from '../row.ts'
import { newDevice } from './new-device.ts'
import type { DeviceRequest, LegacyDeviceRequest, ServerRequest } from './request.ts'

const invalid = (sentence: string) => badRequest(`Block Device Mapping is Invalid: ${sentence}`)

/** The flavor's disk, filled from an image. */
const imageDisk = (imageId: string) =>
  newDevice({
    source_type: 'image',
    destination_type: 'local',
    source_id: imageId,
    boot_index: 0,
    device_type: 'disk',
    delete_on_termination: true,
  })

/** The requested block devices, in either syntax, with the image's disk if the server boots from it. */
export function wantedDevices(request: ServerRequest): BlockDevice[] {
  const { block_device_mapping: legacy = [], block_device_mapping_v2: current = [], imageRef = '' } = request
  if (legacy.length > 0 && current.length > 0) {
    throw badRequest('Using different block_device_mapping syntaxes is not allowed in the same request.')
  }
  const requested = [
    ...legacy.filter(isDevice).map(fromLegacy),
    ...current.filter(isDevice).map((one) => fromRequest(one, imageRef)),
  ]
  if (legacy.length > 0 && imageRef === '' && requested[0]) requested[0].boot_index = 0
  const hasImageDisk = requested.some(
    ({ source_type, destination_type }) => source_type === 'image' && destination_type === 'local',
  )
  return imageRef === '' || hasImageDisk || (legacy.length === 0 && current.length > 0)
    ? requested
    : [imageDisk(imageRef), ...requested]
}

const isDevice = ({ no_device }: { no_device?: unknown }) => no_device === undefined || no_device === null

function fromLegacy(requested: LegacyDeviceRequest): BlockDevice {
  const {
    virtual_name = '',
    volume_id,
    snapshot_id,
    volume_size = null,
    device_name,
    delete_on_termination,
  } = requested
  const common = {
    volume_size,
    device_name: device_name === undefined ? null : withDev(device_name),
    delete_on_termination: delete_on_termination ?? false,
  }
  if (/^(swap|ephemeral\d+)$/.test(virtual_name)) {
    const guest_format = virtual_name === 'swap' ? 'swap' : null
    return newDevice({
      ...common,
      source_type: 'blank',
      destination_type: 'local',
      guest_format,
      delete_on_termination: true,
    })
  }
  if (snapshot_id !== undefined) return newDevice({ ...common, source_type: 'snapshot', source_id: snapshot_id })
  if (volume_id !== undefined) return newDevice({ ...common, source_type: 'volume', volume_id })
  throw invalid('Unrecognized legacy format.')
}

function fromRequest(requested: DeviceRequest, imageRef: string): BlockDevice {
  const { source_type, uuid, volume_type = null } = requested
  if (source_type === undefined) throw invalid('Some required fields are missing')
  if (source_type === 'blank' && uuid !== undefined) throw invalid('Invalid device UUID.')
  if (source_type !== 'blank' && uuid === undefined) throw invalid('Missing device UUID.')
  const destination_type =
    requested.destination_type ?? (source_type === 'image' || source_type === 'blank' ? 'local' : 'volume')
  const boot_index = requested.boot_index ?? -1
  if (source_type === 'image' && destination_type === 'local' && !(imageRef !== '' && boot_index === 0)) {
    throw invalid('Mapping image to local is not supported.')
  }
  if (volume_type !== null && destination_type === 'local') {
    throw invalid('Specifying a volume_type with destination_type=local is not supported.')
  }
  if (volume_type !== null && source_type === 'volume') {
    throw invalid('Specifying volume type to existing volume is not supported.')
  }
  if (requested.device_name?.includes(' ')) throw invalid('Device name contains spaces.')
  return newDevice({
    source_type,
    destination_type,
    [source_type === 'volume' ? 'volume_id' : 'source_id']: uuid ?? null,
    boot_index,
    volume_type,
    volume_size: requested.volume_size ?? null,
    device_name: requested.device_name === undefined ? null : withDev(requested.device_name),
    disk_bus: requested.disk_bus ?? null,
    device_type: requested.device_type ?? null,
    guest_format: requested.guest_format ?? null,
    tag: requested.tag ?? null,
    delete_on_termination: requested.delete_on_termination ?? false,
  })
}

const withDev = (name: string) => (name.startsWith('/dev/') ? name : `/dev/${name}`)

/** The flavor's ephemeral and swap disks, unless the request has its own. */
export function flavorDevices(
  devices: readonly BlockDevice[],
  flavor: { ephemeral: number; swap: number },
): BlockDevice[] {
  const blank = {
    source_type: 'blank',
    destination_type: 'local',
    device_type: 'disk',
    delete_on_termination: true,
  } as const
  const hasSwap = devices.some(isSwap)
  const hasEphemeral = devices.some(isEphemeral)
  return [
    ...(flavor.ephemeral > 0 && !hasEphemeral ? [newDevice({ ...blank, volume_size: flavor.ephemeral })] : []),
    ...(flavor.swap > 0 && !hasSwap ? [newDevice({ ...blank, volume_size: flavor.swap, guest_format: 'swap' })] : []),
  ]
}

const isLocalBlank = ({ source_type, destination_type }: BlockDevice) =>
  source_type === 'blank' && destination_type === 'local'
const isSwap = (one: BlockDevice) => isLocalBlank(one) && one.guest_format === 'swap'
const isEphemeral = (one: BlockDevice) => isLocalBlank(one) && one.guest_format !== 'swap'

const DISK_BUSES = ['fdc', 'ide', 'sata', 'scsi', 'usb', 'virtio', 'xen', 'lxc', 'uml']

/** Checks that need no other service. */
export function checkDevices(devices: readonly BlockDevice[], flavor: { ephemeral: number; swap: number }): void {
  const order = devices.map(({ boot_index }) => boot_index).filter((index) => index >= 0)
  if (order.length === 0 || order.toSorted((left, right) => left - right).some((index, at) => index !== at)) {
    throw invalid('Boot sequence for the instance and image/block device mapping combination is not valid.')
  }
  const bus = devices.find(({ disk_bus }) => disk_bus !== null && !DISK_BUSES.includes(disk_bus))?.disk_bus
  if (bus) throw badRequest(`Block Device Mapping is invalid: The provided disk bus ${bus} is not valid.`)
  const ephemeral = devices.filter(isEphemeral).map(({ volume_size }) => volume_size ?? flavor.ephemeral)
  if (ephemeral.reduce((sum, size) => sum + size, 0) > flavor.ephemeral) {
    throw badRequest(
      'Ephemeral disks requested are larger than the instance type allows. If no size is given in one block device mapping, flavor ephemeral size will be used.',
    )
  }
  const swap = devices.filter(isSwap)
  if (swap.length > 1) throw invalid('More than one swap drive requested.')
  if ((swap[0]?.volume_size ?? 0) > flavor.swap) {
    throw badRequest('Swap drive requested is larger than instance type allows.')
  }
}

/** The boot device. */
export const rootOf = (devices: readonly BlockDevice[]) => devices.find(({ boot_index }) => boot_index === 0)

/** /dev/vda for the boot device, /dev/vdb for the next … */
export function nameDevices(devices: readonly BlockDevice[]): BlockDevice[] {
  const taken = new Set(devices.map(({ device_name }) => device_name))
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => `/dev/vd${letter}`)
  const named = devices
    .toSorted((left, right) => rank(left) - rank(right))
    .map((one) => {
      if (one.device_name !== null) return one
      const device_name = letters.find((name) => !taken.has(name)) ?? null
      taken.add(device_name)
      return { ...one, device_name }
    })
  return devices.map((one) => named.find(({ id }) => id === one.id) ?? one)
}

const rank = ({ boot_index }: BlockDevice) => (boot_index < 0 ? Number.MAX_SAFE_INTEGER : boot_index)
