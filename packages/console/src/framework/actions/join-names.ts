import type { IntlShape } from 'react-intl'
import { frameworkPhrases } from '../text/framework.messages.ts'

/** Maps all items, at most `limit` at a time; the results are in the order of the items. */
export async function mapWithLimit<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}

/** Nobody reads more names than these in a dialog or a toast. */
const NAMES_SHOWN = 30

/** The joined names; for very many, the first ones and the count of the rest. */
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
