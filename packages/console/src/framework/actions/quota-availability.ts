import { settingAt, type Settings } from '../session/settings.ts'
import type { GlobalAction, Action } from './action.ts'
import { quotaMessages } from './batch.messages.ts'

/** A limit of -1 means unlimited. */
export const isUsedUp = (limit: number, used: number): boolean => limit >= 0 && used >= limit

/** For an action's `availability`: disabled once the quota is used up. `what` is the quota's part of the query key. */
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

/** Whether an action exists here: the region has one of its services, and the operator has not disabled it. */
export const isOffered = (
  { services, setting }: Pick<Action<never>, 'services' | 'setting'>,
  serves: (type: string) => boolean | undefined,
  settings: Settings,
): boolean =>
  (!services || services.some((service) => serves(service) === true)) &&
  (!setting || settingAt(settings, setting, true))
