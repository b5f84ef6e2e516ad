import type { IntlShape } from 'react-intl'
import { unitPhrases } from './units.messages.ts'

/** In this very unit, however many there are: columns of sizes that are given and compared in one unit. */
export const formatGigabytes = (intl: IntlShape, amount: number) =>
  intl.formatMessage(unitPhrases.gigabytes, { amount })

/** See `formatGigabytes`. */
export const formatMegabytes = (intl: IntlShape, amount: number) =>
  intl.formatMessage(unitPhrases.megabytes, { amount })
