import type { Flavor } from '@meridian/contract'
import { isUnlimited, type Usage } from '../../../framework/charts/usage.ts'
import type { LaunchFacts } from '../facts/launch-facts.ts'
import type { Choice } from './choice.ts'

/** What is left of a limit: nothing at least, and no end where there is none. Of what is not known, all is left. */
export const left = (max: number | undefined, used = 0): number =>
  max === undefined || isUnlimited(max) ? Infinity : Math.max(0, max - used)

export const instancesLeft = ({ limits }: Pick<LaunchFacts, 'limits'>): number =>
  left(limits?.maxTotalInstances, limits?.totalInstancesUsed)

export const flavorDisk = (flavor: NonNullable<Choice['flavor']>): number =>
  flavor.disk + flavor['OS-FLV-EXT-DATA:ephemeral']

type Limits = LaunchFacts['limits']

/** Of a limit of nothing there is no percentage. */
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

/** A volume for each instance, of what is not a volume yet. */
export const volumeUsage = (limits: LaunchFacts['volumeLimits'], added: number): Usage => ({
  used: limits?.totalVolumesUsed,
  added,
  max: limits?.maxTotalVolumes,
})

/** GB that the new volumes take: each as much as the flavor or the volume wants, whichever is more. */
export const storageRequired = (count: number, flavor: Choice['flavor'], volumeSize: number): number =>
  count * Math.max(flavor ? flavorDisk(flavor) : 0, volumeSize)

export const storageUsage = (limits: LaunchFacts['volumeLimits'], added: number): Usage => ({
  used: limits?.totalGigabytesUsed,
  added,
  max: limits?.maxTotalVolumeGigabytes,
})

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
