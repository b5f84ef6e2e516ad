import { settingsEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOnce } from '../../api/query.ts'
import { readCookie, writeCookie } from '../../cookies.ts'
import { setFading, DEFAULT_FADING } from '../../ui/toast/toast.ts'
import { useErrorToast } from '../text/error-text.ts'
import { frameworkMessages } from '../text/framework.messages.ts'

export type Settings = Readonly<Record<string, unknown>>

const query = queryOnce(settingsEndpoints.settings)

export const settingsQuery = {
  ...query,
  queryFn: async (context: Parameters<typeof query.queryFn>[0]) => {
    const settings = await query.queryFn(context)
    setFading(settingAt(settings, ['AUTO_FADE_ALERTS'], DEFAULT_FADING))
    if (settings.MESSAGES) void import('./notices.ts').then(({ showNotices }) => showNotices(settings.MESSAGES))
    return settings
  },
}

/** The operator's settings, fetched once; undefined until then. */
export function useSettings(): Settings | undefined {
  const { data, error } = useQuery(settingsQuery)
  useErrorToast(error, frameworkMessages.settingsFailed)
  return error ? NOTHING_SET : data
}

/** Settings of a page that could not fetch them: all defaults. */
export const NOTHING_SET: Settings = {}

/**
 * The setting at a path of keys (which may contain dots), or the fallback if it is not set. An explicit null is set.
 */
export function settingAt<T>(settings: Settings, path: readonly string[], fallback: T): T {
  let value: unknown = settings
  for (const key of path) value = typeof value === 'object' && value !== null ? (value as Settings)[key] : undefined // any object can be read by key
  return value === undefined ? fallback : (value as T) // the server checked the settings' types when it read them
}

interface NumberPreference {
  min: number
  max: number
  read(): number
  write(value: number): void
}

/** A number that the user chose, in a cookie; where Horizon has one for it, in that. */
const numberPreference = (cookie: string, fallback: number, max: number, min = 1): NumberPreference => ({
  min,
  max,
  read() {
    const text = readCookie(cookie)
    const value = text ? Number(text) : Number.NaN
    return Number.isInteger(value) && value >= min && value <= max ? value : fallback
  },
  write: (value) => writeCookie(cookie, String(value)),
})

/** The number of items on the first page of a list; the server reads the same cookie. */
export const pageSize = numberPreference('API_RESULT_PAGE_SIZE', 20, 1000)

/** The number of lines of an instance's log that are shown first. */
export const logLength = numberPreference('INSTANCE_LOG_LENGTH', 35, 100_000)

/** The seconds before a deletion starts, in which the user can undo it; 0: it starts at once. */
export const undoSeconds = numberPreference('MERIDIAN_UNDO_SECONDS', 10, 300, 0)
