import { computeLimitEndpoints, type ComputeLimits } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type IntlShape } from 'react-intl'
import { call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { quotaAvailability } from '../../framework/actions/quota-availability.ts'
import { isUnlimited } from '../../framework/charts/usage.ts'
import type { Demand } from '../../framework/preflight/preflight.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'

/** What a form adds to each quota of servers; RAM in GB. */
export type ComputeAdded = Partial<Record<'instances' | 'cores' | 'ram' | 'serverGroups', number>>

export const MB_PER_GB = 1024

/** With what Nova reserves for requests that it has not finished. */
const LIMITS = { query: { reserved: 'true' } } as const

export const computeLimitsQuery = query(computeLimitEndpoints.computeLimits, LIMITS)

/** For an action's `availability`: disabled, with the reason, once the quota is used up. */
export const computeQuota = (what: string, isFull: (limits: ComputeLimits) => boolean) =>
  quotaAvailability(what, async (signal) => isFull(await call(computeLimitEndpoints.computeLimits, LIMITS, { signal })))

/** The quotas of servers that a form takes; none until they are known. */
export function useComputeDemands(added: ComputeAdded): Demand[] {
  const intl = useIntl()
  const { data: limits } = useQuery({ ...computeLimitsQuery, staleTime: 0 })
  return computeDemands(limits, added, intl)
}

/** The same from limits that are loaded. */
export function computeDemands(
  limits: Partial<ComputeLimits> | null | undefined,
  added: ComputeAdded,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): Demand[] {
  if (!limits) return []
  const gigabytes = (megabytes: number) => (isUnlimited(megabytes) ? megabytes : megabytes / MB_PER_GB)
  const quotas = [
    ['instances', typeNames.instances, limits.totalInstancesUsed, limits.maxTotalInstances],
    ['cores', words.vcpus, limits.totalCoresUsed, limits.maxTotalCores],
    ['ram', words.ram, (limits.totalRAMUsed ?? 0) / MB_PER_GB, gigabytes(limits.maxTotalRAMSize ?? -1), 'GB'],
    ['serverGroups', typeNames.serverGroups, limits.totalServerGroupsUsed, limits.maxServerGroups],
  ] as const
  return quotas.flatMap(([id, label, used = 0, max = -1, unit]) => {
    const amount = added[id]
    return amount === undefined
      ? []
      : { id, label: formatMessage(label), used, added: amount, max, ...(unit && { unit }) }
  })
}
