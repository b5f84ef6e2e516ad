import type { IntlShape } from 'react-intl'
import { frameworkPhrases } from '../text/framework.messages.ts'

/** More names than these nobody reads in a question or a toast. */
const NAMES_SHOWN = 30

/** The names, joined; of very many only the first, with how many more there are. */
export function joinNames<T>(
  items: readonly T[],
  { intl, label }: { intl: IntlShape; label: (item: T) => string },
): string {
  const names = items
    .slice(0, NAMES_SHOWN)
    .map((item) => label(item))
    .join(', ')
  const count = items.length - NAMES_SHOWN
  return count > 0 ? intl.formatMessage(frameworkPhrases.andMore, { names, count }) : names
}
