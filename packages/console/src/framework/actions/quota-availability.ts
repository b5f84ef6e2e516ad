import type { GlobalAction } from './action.ts'
import { quotaMessages } from './quota.messages.ts'

/** -1 is no limit. */
export const isUsedUp = (limit: number, used: number): boolean => limit >= 0 && used >= limit

/** For an action's `availability`: it can be done until what it makes is used up. `what` tells the quotas apart. */
export const quotaAvailability = (
  what: string,
  isExceeded: (signal: AbortSignal) => Promise<boolean>,
): NonNullable<GlobalAction['availability']> => {
  return (intl) => ({
    queryKey: ['availability', what, intl.locale],
    queryFn: async ({ signal }) => ({
      disabled: (await isExceeded(signal)) ? intl.formatMessage(quotaMessages.exceeded) : null,
    }),
  })
}
