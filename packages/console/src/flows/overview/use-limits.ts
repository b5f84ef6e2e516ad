import { cinderQuotaEndpoints, computeLimitEndpoints, networkQuotaEndpoints, type QuotaUsage } from '@meridian/contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useServiceEnabled, VOLUME_SERVICES } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { computeLimited, networkLimited, volumeLimited, type Limited } from './limit-groups.ts'
import { isWithheld } from './withheld.ts'

/** What a service says of the project's limits. */
export interface LimitGroup {
  id: 'compute' | 'volume' | 'network'
  answer: UseQueryResult<Limited[]>
}

const ofNetworks = ({ items }: { items: readonly QuotaUsage[] }) => networkLimited(items)

/** The limits of each service that is there and tells them to this user; each arrives, and fails, for itself. */
export function useLimits(): readonly LimitGroup[] {
  const { project_id: project } = useSession()
  const hasCompute = useServiceEnabled(['compute']) === true
  const hasVolumes = useServiceEnabled(VOLUME_SERVICES) === true
  const hasNetworks = useServiceEnabled(['network']) === true && project !== null
  const compute = useQuery({
    ...query(computeLimitEndpoints.computeLimits, { query: { reserved: 'true' } }),
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
    { id: 'compute', served: hasCompute, answer: compute },
    { id: 'volume', served: hasVolumes, answer: volume },
    { id: 'network', served: hasNetworks, answer: network },
  ]
  return groups.filter(({ served, answer }) => served && !isWithheld(answer.error))
}
