import { usageEndpoints } from '@meridian/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import type { UsedPeriod } from './use-period.ts'

/** What was used in the period, project by project: the user's own, or all. */
export const useUsage = (
  period: UsedPeriod | undefined,
  { enabled, ofAll = false }: { enabled: boolean; ofAll?: boolean },
) =>
  useQuery({
    ...query(usageEndpoints.usageList, {
      query: { start: period?.start ?? '', end: period?.end ?? '', ...(ofAll && { all_projects: 'true' }) },
    }),
    select: ({ items }) => items,
    enabled: enabled && period?.possible === true,
    placeholderData: keepPreviousData,
  })
