import {
  imageCan,
  imageType,
  type ComputeZone,
  type Image,
  type Network,
  type Port,
  type Flavor,
} from '@meridian/contract'
import { settingAt, type Settings } from '../../../framework/session/settings.ts'
import type { LaunchFacts } from '../facts/use-launch-facts.ts'
import { SOURCE_TYPES, type SourceType } from '../launch-form.ts'
import type { Choice, Source } from './choice.ts'
import { left } from './quota.ts'

/** An address must come from somewhere. */
export const isOfferedNetwork = ({ subnets }: Network): boolean => subnets.length > 0

/** Ports that are up and nobody's yet; a trunk's subports go with their trunk. */
export const isOfferedPort = (port: Port): boolean =>
  port.device_owner === '' && port.admin_state === 'UP' && !('trunk_id' in port)

export const availableZones = (zones: readonly ComputeZone[]): string[] =>
  zones.filter(({ zoneState }) => zoneState.available).map(({ zoneName }) => zoneName)

/** Images to start from, or those that are snapshots of instances. */
export const bootableImages = (images: readonly Image[], type: SourceType): Image[] =>
  images.filter((image) => imageCan.launch(image) && (imageType(image) === 'Snapshot') === (type === 'snapshot'))

const SWITCHES: Record<SourceType, string> = {
  image: 'disable_image',
  snapshot: 'disable_instance_snapshot',
  volume: 'disable_volume',
  volume_snapshot: 'disable_volume_snapshot',
}

/** The kinds of source that there are here and the operator offers. */
export const offeredSources = (settings: Settings, has: { images: boolean; volumes: boolean }): SourceType[] =>
  SOURCE_TYPES.filter(
    (type) =>
      (type === 'image' || type === 'snapshot' ? has.images : has.volumes) &&
      !settingAt(settings, ['LAUNCH_INSTANCE_DEFAULTS', SWITCHES[type]], false),
  )

/** The kind that the wizard begins with: the operator's, where that is offered, else images. */
export function firstSource(settings: Settings, offered: readonly SourceType[]): SourceType {
  const wanted = settingAt<string>(settings, ['DEFAULT_BOOT_SOURCE'], 'image')
  return offered.find((type) => type === wanted) ?? offered[0] ?? 'image'
}

/** Whether a volume can be made of an image here. */
export const canCreateVolume = ({ hasVolumes, hidesCreateVolume }: LaunchFacts): boolean =>
  hasVolumes && !hidesCreateVolume

/** Why a flavor will not do. */
export type FlavorError =
  | { kind: 'ram' }
  | { kind: 'vcpus' }
  | { kind: 'minDisk'; minDisk: number }
  | { kind: 'minRam'; minRam: number }

/** What a flavor is too large or too small for; it can be had only without any. */
export function flavorErrors(
  flavor: Pick<Flavor, 'ram' | 'vcpus' | 'disk'>,
  { count, source }: Pick<Choice, 'count' | 'source'>,
  { limits }: Pick<LaunchFacts, 'limits'>,
): FlavorError[] {
  const errors: FlavorError[] = []
  if (count * flavor.ram > left(limits?.maxTotalRAMSize, limits?.totalRAMUsed)) errors.push({ kind: 'ram' })
  if (count * flavor.vcpus > left(limits?.maxTotalCores, limits?.totalCoresUsed)) errors.push({ kind: 'vcpus' })
  if (!source) return errors
  const { minDisk, minRam } = source
  // A flavor without a root disk leaves its size to the image.
  if (minDisk > 0 && flavor.disk > 0 && minDisk > flavor.disk) errors.push({ kind: 'minDisk', minDisk })
  if (minRam > flavor.ram) errors.push({ kind: 'minRam', minRam })
  return errors
}

const GB_PER_BYTE = 1e-9

/** GB that a volume needs at least to hold what it is made of. */
export const minVolumeSize = (source: Pick<Source, 'bytes' | 'minDisk'> | null): number =>
  source ? Math.max(1, Math.ceil(Math.max(source.bytes * GB_PER_BYTE, source.minDisk))) : 1

/** A size that is too small for a newly chosen source grows with it. */
export const raisedSize = (size: number | null, source: Pick<Source, 'bytes' | 'minDisk'> | null): number =>
  Math.max(size ?? 1, minVolumeSize(source))
