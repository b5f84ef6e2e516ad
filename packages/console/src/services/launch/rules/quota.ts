import type { Flavor } from '@meridian/contract'
import { isUnlimited, type Usage } from '../../../framework/charts/usage.ts'
import type { LaunchFacts } from '../facts/launch-facts.ts'
import type { Choice } from './choice.ts'

/** The remaining quota, at least 0; Infinity if it is unlimited or unknown. */
export const left = (max: number | undefined, used = 0): number =>
  max === undefined || isUnlimited(max) ? Infinity : Math.max(0, max - used)

export const instancesLeft = ({ limits }: Pick<LaunchFacts, 'limits'>): number =>
  left(limits?.maxTotalInstances, limits?.totalInstancesUsed)

export const flavorDisk = (flavor: NonNullable<Choice['flavor']>): number =>
  flavor.disk + flavor['OS-FLV-EXT-DATA:ephemeral']

type Limits = LaunchFacts['limits']

/** A percentage of a limit of 0 is undefined. */
const atLeastOne = (max: number | undefined) => (max === 0 ? 1 : max)

export const instanceUsage = (limits: Limits, count: number): Usage => ({
  used: limits?.totalInstancesUsed,
  added: count,
  max: atLeastOne(limits?.maxTotalInstances),
})

export const coreUsage = (limits: Limits, count: number, flavor: Choice['flavor']): Usage => ({
  used: limits?.totalCoresUsed,
  added: count * (flavor?.vcpus ?? 0),
  max: limits?.maxTotalCores,
})

export const ramUsage = (limits: Limits, count: number, flavor: Choice['flavor']): Usage => ({
  used: limits?.totalRAMUsed,
  added: count * (flavor?.ram ?? 0),
  max: limits?.maxTotalRAMSize,
})

/** One volume per instance, unless the source is a volume. */
export const volumeUsage = (limits: LaunchFacts['volumeLimits'], added: number): Usage => ({
  used: limits?.totalVolumesUsed,
  added,
  max: limits?.maxTotalVolumes,
})

/** The size of the new volumes in GB: for each instance, the larger of flavor disk and volume size. */
export const storageRequired = (count: number, flavor: Choice['flavor'], volumeSize: number): number =>
  count * Math.max(flavor ? flavorDisk(flavor) : 0, volumeSize)

export const storageUsage = (limits: LaunchFacts['volumeLimits'], added: number): Usage => ({
  used: limits?.totalGigabytesUsed,
  added,
  max: limits?.maxTotalVolumeGigabytes,
})

/** Why a flavor does not fit. */
export type FlavorError =
  | { kind: 'ram' }
  | { kind: 'vcpus' }
  | { kind: 'noDisk' }
  | { kind: 'minDisk'; minDisk: number }
  | { kind: 'minRam'; minRam: number }

const BYTES_PER_GIB = 2 ** 30

/** What a flavor must fit. */
export type Fitting = Pick<Choice, 'count' | 'source'> & Partial<Pick<Choice, 'bootsFromVolume'>>

/** Why a flavor is too large or too small; a flavor without reasons can be chosen. */
export function flavorErrors(
  flavor: Pick<Flavor, 'ram' | 'vcpus' | 'disk'>,
  { count, source, bootsFromVolume = false }: Fitting,
  { limits, refusesNoDisk = false }: Pick<LaunchFacts, 'limits'> & Partial<Pick<LaunchFacts, 'refusesNoDisk'>>,
): FlavorError[] {
  const errors: FlavorError[] = []
  if (count * flavor.ram > left(limits?.maxTotalRAMSize, limits?.totalRAMUsed)) errors.push({ kind: 'ram' })
  if (count * flavor.vcpus > left(limits?.maxTotalCores, limits?.totalCoresUsed)) errors.push({ kind: 'vcpus' })
  if (!source) return errors
  if (flavor.disk === 0 && !bootsFromVolume && refusesNoDisk) errors.push({ kind: 'noDisk' })
  // Nova copies the image to a local root disk. If the root disk is a volume, the flavor's disk is not used, and the
  // volume's own size is compared with the image (`volumeSizeProblem`).
  const minDisk = bootsFromVolume ? 0 : Math.max(source.minDisk, Math.ceil(source.bytes / BYTES_PER_GIB))
  // Without a root disk, the flavor takes the size of the image.
  if (flavor.disk > 0 && minDisk > flavor.disk) errors.push({ kind: 'minDisk', minDisk })
  if (source.minRam > flavor.ram) errors.push({ kind: 'minRam', minRam: source.minRam })
  return errors
}
