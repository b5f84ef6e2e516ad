import type { IntlShape } from 'react-intl'
import { chartMessages } from './chart.messages.ts'
import { isUnlimited } from './usage.ts'

/** A limit as a number, or that there is none where it is negative or no number at all. */
export function formatLimit(
  intl: IntlShape,
  limit: unknown,
  format: (amount: number) => string = (amount) => intl.formatNumber(amount),
): string {
  if (typeof limit !== 'number' || isUnlimited(limit)) return intl.formatMessage(chartMessages.unlimited)
  return format(limit)
}
