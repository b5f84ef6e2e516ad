import { settingAt, type Settings } from '../session/settings.ts'
import type { GlobalAction, Action } from './action.ts'
import { quotaMessages } from './batch.messages.ts'

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

/** Whether an action is there at all: the region has what it needs, and the operator has left it on. */
export const isOffered = (
  { services, setting }: Pick<Action<never>, 'services' | 'setting'>,
  serves: (type: string) => boolean | undefined,
  settings: Settings,
): boolean =>
  (!services || services.some((service) => serves(service) === true)) &&
  (!setting || settingAt(settings, setting, true))
