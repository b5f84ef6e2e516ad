import { settingAt, type Settings } from '../session/settings.ts'
import type { Action } from './action.ts'

/** Whether an action is there at all: the region has what it needs, and the operator has left it on. */
export const isOffered = (
  { services, setting }: Pick<Action<never>, 'services' | 'setting'>,
  serves: (type: string) => boolean | undefined,
  settings: Settings,
): boolean =>
  (!services || services.some((service) => serves(service) === true)) &&
  (!setting || settingAt(settings, setting, true))
