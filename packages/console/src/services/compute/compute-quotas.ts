import type { ComputeLimits } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { isUnlimited } from '../../framework/charts/usage.ts'
import type { Demand } from '../../framework/preflight/preflight.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'

/** What a form adds to the quotas of servers; RAM in GB. */
export interface ComputeAdded {
  instances: number
  cores: number
  ram: number
  serverGroups?: number
}

export const MB_PER_GB = 1024

/** The quotas of servers that a form takes; none until they are known. */
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
  return quotas.map(([id, label, used = 0, max = -1, unit]) => ({
    ...{ id, label: formatMessage(label), used, added: added[id] ?? 0, max },
    ...(unit && { unit }),
  }))
}
