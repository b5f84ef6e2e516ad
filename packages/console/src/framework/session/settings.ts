import { settingsEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { limitRequests, REQUESTS_AT_ONCE } from '../../api/client.ts'
import { queryOnce } from '../../api/query.ts'
import { fadeAs, USUAL_FADING } from '../../ui/toast/toast-timing.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import { useErrorToast } from '../text/use-error-toast.ts'

export type Settings = Readonly<Record<string, unknown>>

const asked = queryOnce(settingsEndpoints.settings)

export const settingsQuery = {
  ...asked,
  queryFn: async (context: Parameters<typeof asked.queryFn>[0]) => {
    const settings = await asked.queryFn(context)
    limitRequests(settingAt(settings, ['AJAX_QUEUE_LIMIT'], REQUESTS_AT_ONCE))
    fadeAs(settingAt(settings, ['AUTO_FADE_ALERTS'], USUAL_FADING))
    return settings
  },
}

/** The operator's settings, read once; undefined until they are there. */
export function useSettings(): Settings | undefined {
  const { data, error } = useQuery(settingsQuery)
  useErrorToast(error, frameworkMessages.settingsFailed)
  return error ? NOTHING_SET : data
}

/** What a page that could not read the settings goes by: the defaults of all. */
export const NOTHING_SET: Settings = {}

/** The setting at a path of keys (which may hold dots); the fallback where it is not set. An explicit null is set. */
export function settingAt<T>(settings: Settings, path: readonly string[], fallback: T): T {
  let value: unknown = settings
  for (const key of path) value = typeof value === 'object' && value !== null ? (value as Settings)[key] : undefined // any object can be read by key
  return value === undefined ? fallback : (value as T) // the server checked the settings' types when it read them
}
