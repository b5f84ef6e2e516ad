import { networkQuotaEndpoints, sessionEndpoints } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { queryClient, query } from '../../api/query.ts'
import { isUsedUp, quotaAvailability } from '../../framework/actions/quota-availability.ts'

/** Until the project has all that it may have of a thing, by Neutron's name for it. Who may not know the quota may try. */
export const networkQuotaLasts = (name: string) =>
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
