import { meets, type PermissionContext } from '../policy/permissions.ts'
import type { Settings } from '../session/settings.ts'
import type { GlobalAction, Action } from '../resource/action.ts'
import { quotaMessages } from './action.messages.ts'

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
  { services, setting, requires }: Pick<Action<never>, 'services' | 'setting' | 'requires'>,
  serves: PermissionContext['serves'],
  settings: Settings,
): boolean => meets({ services, setting, ...requires }, { serves, settings })
