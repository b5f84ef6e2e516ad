import type { IntlShape } from 'react-intl'

/** A moment in the user's language and timezone; a service's time without a zone is UTC. */
export function formatMoment(intl: IntlShape, iso: string): string {
  const moment = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`)
  return Number.isNaN(moment.getTime()) ? iso : intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' })
}
