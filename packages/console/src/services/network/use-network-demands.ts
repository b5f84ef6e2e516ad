import { networkQuotaEndpoints, type QuotaUsage } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { query } from '../../api/query.ts'
import type { Demand } from '../../framework/preflight/preflight.ts'
import { useSession } from '../../framework/session/session.ts'

export interface NetworkDemand {
  /** Neutron's name of the quota. */
  id: string
  label: MessageDescriptor
  added: number
}

/** The quotas of networks that a form takes; none until they are known, or if the user may not read them. */
export function useNetworkDemands(wanted: readonly NetworkDemand[], owner?: string | null): Demand[] {
  const intl = useIntl()
  const { project_id: own } = useSession()
  const project = owner || own
  const { data } = useQuery({
    ...query(networkQuotaEndpoints.networkQuotaView, { params: { project: project ?? '' } }),
    enabled: project !== null,
    staleTime: 0,
  })
  return networkDemands(data?.items, wanted, intl)
}

/** The same from quotas that are loaded. */
export const networkDemands = (
  quotas: readonly QuotaUsage[] | undefined,
  wanted: readonly NetworkDemand[],
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): Demand[] =>
  wanted.flatMap(({ id, label, added }) => {
    const quota = quotas?.find(({ name }) => name === id)
    if (!quota) return []
    return { id, label: formatMessage(label), used: quota.in_use + quota.reserved, added, max: quota.limit }
  })
