import type { ComputeLimits, QuotaUsage, VolumeLimits } from '@meridian/contract'
import type { limitNames } from './overview.messages.ts'

/** How much there is of one thing, and may be. */
export interface Limited {
  id: keyof typeof limitNames
  used: number
  /** -1 is no limit. */
  max: number
  /** What both are counted in; things unless given. */
  unit?: 'MB' | 'GB'
  /** They are allocated to the project rather than used by it. */
  allocated?: boolean
}

export const computeLimited = (limits: ComputeLimits): Limited[] => [
  { id: 'instances', used: limits.totalInstancesUsed, max: limits.maxTotalInstances },
  { id: 'vcpus', used: limits.totalCoresUsed, max: limits.maxTotalCores },
  { id: 'ram', used: limits.totalRAMUsed, max: limits.maxTotalRAMSize, unit: 'MB' },
]

export const volumeLimited = (limits: VolumeLimits): Limited[] => [
  { id: 'volumes', used: limits.totalVolumesUsed, max: limits.maxTotalVolumes },
  { id: 'snapshots', used: limits.totalSnapshotsUsed, max: limits.maxTotalSnapshots },
  { id: 'storage', used: limits.totalGigabytesUsed, max: limits.maxTotalVolumeGigabytes, unit: 'GB' },
]

/** By Neutron's names, in the order of their charts. */
const NETWORK: readonly { name: string; id: Limited['id']; allocated?: boolean }[] = [
  { name: 'floatingip', id: 'floatingIps', allocated: true },
  { name: 'security_group', id: 'securityGroups' },
  { name: 'security_group_rule', id: 'securityGroupRules' },
  { name: 'network', id: 'networks' },
  { name: 'port', id: 'ports' },
  { name: 'router', id: 'routers' },
]

/** Of what Neutron has a quota for: one without routers has none for them. */
export const networkLimited = (quotas: readonly QuotaUsage[]): Limited[] =>
  NETWORK.flatMap(({ name, ...rest }) => {
    const quota = quotas.find((each) => each.name === name)
    return quota ? [{ ...rest, used: quota.in_use + quota.reserved, max: quota.limit }] : []
  })
