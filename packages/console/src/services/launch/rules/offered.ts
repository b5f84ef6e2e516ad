import { imageCan, imageType, type ComputeZone, type Image, type Network, type Port } from '@meridian/contract'
import { settingAt, type Settings } from '../../../framework/session/settings.ts'
import type { LaunchFacts } from '../facts/launch-facts.ts'
import { SOURCE_TYPES, type SourceType } from '../launch-form.ts'

/** A network without subnets has no addresses. */
export const isOfferedNetwork = ({ subnets }: Network): boolean => subnets.length > 0

/** Ports that are up and have no device; subports are used through their trunk. */
export const isOfferedPort = (port: Port): boolean =>
  port.device_owner === '' && port.admin_state === 'UP' && !('trunk_id' in port)

export const availableZones = (zones: readonly ComputeZone[]): string[] =>
  zones.filter(({ zoneState }) => zoneState.available).map(({ zoneName }) => zoneName)

/** Bootable images, or those that are snapshots of instances. */
export const bootableImages = (images: readonly Image[], type: SourceType): Image[] =>
  images.filter((image) => imageCan.launch(image) && (imageType(image) === 'Snapshot') === (type === 'snapshot'))

const SWITCHES: Record<SourceType, string> = {
  image: 'disable_image',
  snapshot: 'disable_instance_snapshot',
  volume: 'disable_volume',
  volume_snapshot: 'disable_volume_snapshot',
}

/** The kinds of sources that exist here and that the operator allows. */
export const offeredSources = (settings: Settings, has: { images: boolean; volumes: boolean }): SourceType[] =>
  SOURCE_TYPES.filter(
    (type) =>
      (type === 'image' || type === 'snapshot' ? has.images : has.volumes) &&
      !settingAt(settings, ['LAUNCH_INSTANCE_DEFAULTS', SWITCHES[type]], false),
  )

/** The initial kind of source: the operator's choice if it is available, else images. */
export function firstSource(settings: Settings, offered: readonly SourceType[]): SourceType {
  const preferred = settingAt<string>(settings, ['DEFAULT_BOOT_SOURCE'], 'image')
  return offered.find((type) => type === preferred) ?? offered[0] ?? 'image'
}

/** Whether a volume can be created from an image here. */
export const canCreateVolume = ({ hasVolumes, hidesCreateVolume }: LaunchFacts): boolean =>
  hasVolumes && !hidesCreateVolume
