import { networkQuotaEndpoints, securityGroupEndpoints, sessionEndpoints, type SecurityGroup } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { query, queryClient } from '../../api/query.ts'
import { isUsedUp, quotaAvailability } from '../../framework/actions/quota-availability.ts'

/** Available until the project's quota is used up; `name` is Neutron's. Users who may not read the quota may try. */
export const networkQuotaAvailability = (name: string) =>
  quotaAvailability(name, async (signal) => {
    const { project_id: project } = await queryClient.fetchQuery(query(sessionEndpoints.userSession))
    if (!project) return false
    try {
      const { items } = await call(networkQuotaEndpoints.networkQuotaView, { params: { project } }, { signal })
      const quota = items.find((each) => each.name === name)
      return quota !== undefined && isUsedUp(quota.limit, quota.in_use + quota.reserved)
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  })

/** The pairs as a map, empty if the request fails: ids are shown instead of names then. */
export async function namesOrNone(names: Promise<Iterable<readonly [string, string]>>): Promise<Map<string, string>> {
  try {
    return new Map(await names)
  } catch (error) {
    if (error instanceof ApiError) return new Map()
    throw error
  }
}

const ALL_GROUPS = query(securityGroupEndpoints.securityGroupList)

/** The names of the groups that the rules of these refer to; fetched if they are others, the id while unknown. */
export function useGroupNames(groups: readonly SecurityGroup[]): (id: string) => string {
  const isKnown = (id: string | null) => id === null || groups.some((group) => group.id === id)
  const rules = groups.flatMap(({ security_group_rules: own }) => own)
  const { data } = useQuery({ ...ALL_GROUPS, enabled: !rules.every(({ remote_group_id: other }) => isKnown(other)) })
  return (id) => [...groups, ...(data?.items ?? [])].find((group) => group.id === id)?.name || id
}
