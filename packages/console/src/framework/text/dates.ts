import type { IntlShape } from 'react-intl'
import { formatterOf } from './units.ts'

/** A service's time; without a zone it is UTC. */
export const momentOf = (iso: string): Date => new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`)

const moments = (dateStyle: 'medium' | 'short') =>
  formatterOf(({ locale, timeZone }) => new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone }))

const MOMENTS = { medium: moments('medium'), short: moments('short') }

/** A time in the user's language and timezone; short for small tables. */
export function formatMoment(intl: IntlShape, iso: string, length: keyof typeof MOMENTS = 'medium'): string {
  const moment = momentOf(iso)
  return Number.isNaN(moment.getTime()) ? iso : MOMENTS[length](intl).format(moment)
}

const DAY_S = 86_400
/** Units of an age with their length in seconds; each is used up to twice the next, so that 36 hours are not 1 day. */
const UNITS = [
  { unit: 'second', length: 1, until: 120 },
  { unit: 'minute', length: 60, until: 7200 },
  { unit: 'hour', length: 3600, until: 2 * DAY_S },
  { unit: 'day', length: DAY_S, until: Infinity },
] as const

const ages = formatterOf(({ locale }) =>
  Object.fromEntries(
    UNITS.map(({ unit }) => [unit, new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })]),
  ),
)

/** The age of a time, in one unit: '3 days'. */
export const formatAge = (intl: IntlShape, iso: string, now = Date.now()): string =>
  formatDuration(intl, (now - momentOf(iso).getTime()) / 1000)

/** A duration in the format of an age. */
export function formatDuration(intl: IntlShape, seconds: number): string {
  if (Number.isNaN(seconds)) return ''
  const { unit, length } = UNITS.find(({ until }) => seconds < until) ?? UNITS[3]
  return ages(intl)[unit]?.format(Math.max(0, Math.floor(seconds / length))) ?? ''
}

/** The time since then: '12 minutes ago'; in narrow columns '12 min ago'. */
export function formatAgo(intl: IntlShape, then: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000)
  const { unit, length } = UNITS.find(({ until }) => seconds < until) ?? UNITS[3]
  return intl.formatRelativeTime(-Math.floor(seconds / length), unit, { numeric: 'auto', style: 'short' })
}
