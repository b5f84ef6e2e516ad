import type { IntlShape } from 'react-intl'
import { formatterOf } from './formatter.ts'

/** A service's time; without a zone it is UTC. */
export const momentOf = (iso: string): Date => new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`)

const moments = formatterOf(
  ({ locale, timeZone }) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
)

/** A moment in the user's language and timezone. */
export function formatMoment(intl: IntlShape, iso: string): string {
  const moment = momentOf(iso)
  return Number.isNaN(moment.getTime()) ? iso : moments(intl).format(moment)
}
