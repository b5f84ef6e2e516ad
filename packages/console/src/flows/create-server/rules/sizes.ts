import type { Flavor } from '@meridian/contract'
import type { LaunchFacts } from '../../../services/launch/facts/launch-facts.ts'
import {
  flavorErrors,
  instancesLeft,
  left,
  type Fitting,
  type FlavorError,
} from '../../../services/launch/rules/quota.ts'

/** A flavor, and whether it fits the image and the quota. */
export interface Size {
  flavor: Flavor
  /** Why it does not fit. */
  problems: readonly FlavorError[]
  /** How many servers of this size the quotas still allow; Infinity if they have no limit. */
  room: number
}

/** All sizes, smallest first. */
export const sizesOf = (facts: LaunchFacts, choice: Fitting): Size[] =>
  facts.flavors
    .map((flavor) => ({ flavor, problems: flavorErrors(flavor, choice, facts), room: roomFor(flavor, facts) }))
    .sort(({ flavor: a }, { flavor: b }) => a.ram - b.ram || a.vcpus - b.vcpus || a.disk - b.disk)

export function roomFor(
  { vcpus, ram }: Pick<Flavor, 'vcpus' | 'ram'>,
  { limits }: Pick<LaunchFacts, 'limits'>,
): number {
  const per = (available: number, each: number) => (each > 0 ? Math.floor(available / each) : Infinity)
  return Math.min(
    instancesLeft({ limits }),
    per(left(limits?.maxTotalCores, limits?.totalCoresUsed), vcpus),
    per(left(limits?.maxTotalRAMSize, limits?.totalRAMUsed), ram),
  )
}

/** The smallest size that fits; null if none does. */
export const smallestFitting = (sizes: readonly Size[]): Size | null =>
  sizes.find(({ problems, room }) => problems.length === 0 && room > 0) ?? null
