import {
  cinderQuotaEndpoints,
  networkQuotaEndpoints,
  type QuotaUsage,
  type ComputeLimits,
  type VolumeLimits,
} from '@meridian/contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { useSession } from '../../framework/session/session.ts'
import { computeLimitsQuery } from '../../services/compute/compute-quotas.ts'
import type { limitNames } from './overview.messages.ts'
import { isWithheld } from './usage.ts'

/** The project's limits at one service. */
export interface LimitGroup {
  id: 'compute' | 'volume' | 'network'
  query: UseQueryResult<Limited[]>
}

const ofNetworks = ({ items }: { items: readonly QuotaUsage[] }) => networkLimited(items)

/** The limits of each service that exists and shows them to this user; each query loads and fails on its own. */
export function useLimits(): readonly LimitGroup[] {
  const { project_id: project } = useSession()
  const hasCompute = useServiceEnabled(['compute']) === true
  const hasVolumes = useServiceEnabled(VOLUME_SERVICES) === true
  const hasNetworks = useServiceEnabled(['network']) === true && project !== null
  const compute = useQuery({
    ...computeLimitsQuery,
    select: computeLimited,
    enabled: hasCompute,
  })
  const volume = useQuery({
    ...query(cinderQuotaEndpoints.cinderLimits),
    select: volumeLimited,
    enabled: hasVolumes,
  })
  const network = useQuery({
    ...query(networkQuotaEndpoints.networkQuotaView, { params: { project: project ?? '' } }),
    select: ofNetworks,
    enabled: hasNetworks,
  })
  const groups: (LimitGroup & { served: boolean })[] = [
    { id: 'compute', served: hasCompute, query: compute },
    { id: 'volume', served: hasVolumes, query: volume },
    { id: 'network', served: hasNetworks, query: network },
  ]
  return groups.filter((group) => group.served && !isWithheld(group.query.error))
}

/** The usage and the limit of one resource. */
export interface Limited {
  id: keyof typeof limitNames
  used: number
  /** -1: unlimited. */
  max: number
  /** The unit; a plain count unless given. */
  unit?: 'MB' | 'GB'
  /** They are allocated to the project, not used by it. */
  allocated?: boolean
}

export const computeLimited = (limits: ComputeLimits): Limited[] => [
  { id: 'instances', used: limits.totalInstancesUsed, max: limits.maxTotalInstances },
  { id: 'vcpus', used: limits.totalCoresUsed, max: limits.maxTotalCores },
  { id: 'ram', used: limits.totalRAMUsed, max: limits.maxTotalRAMSize, unit: 'MB' },
]

const volumeLimited = (limits: VolumeLimits): Limited[] => [
  { id: 'volumes', used: limits.totalVolumesUsed, max: limits.maxTotalVolumes },
  { id: 'snapshots', used: limits.totalSnapshotsUsed, max: limits.maxTotalSnapshots },
  { id: 'storage', used: limits.totalGigabytesUsed, max: limits.maxTotalVolumeGigabytes, unit: 'GB' },
]

/** By Neutron's names, in the order of the charts. */
const NETWORK: readonly { name: string; id: Limited['id']; allocated?: boolean }[] = [
  { name: 'floatingip', id: 'floatingIps', allocated: true },
  { name: 'security_group', id: 'securityGroups' },
  { name: 'security_group_rule', id: 'securityGroupRules' },
  { name: 'network', id: 'networks' },
  { name: 'port', id: 'ports' },
  { name: 'router', id: 'routers' },
]

/** Only resources that Neutron has a quota for: without the router extension, there is none for routers. */
export const networkLimited = (quotas: readonly QuotaUsage[]): Limited[] =>
  NETWORK.flatMap(({ name, ...rest }) => {
    const quota = quotas.find((each) => each.name === name)
    return quota ? [{ ...rest, used: quota.in_use + quota.reserved, max: quota.limit }] : []
  })
