import type { Flavor } from '@meridian/contract'
import type { LaunchFacts } from '../launch-facts.ts'
import type { Choice } from './choice.ts'
import { left } from './quota.ts'

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
