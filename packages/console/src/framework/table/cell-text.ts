import type { CellContext, Item } from '../resource/item.ts'
import type { Fact } from '../resource/column.ts'
import { formatMoment } from '../text/dates.ts'
import { wordFor } from '../text/word-for.ts'
import { yesNo } from '../text/yes-no.ts'

/** What is searched, exported and, unless the column has a cell of its own, shown. */
export function cellText<T extends Item>(fact: Fact<T>, item: T, context: CellContext): string {
  if (fact.text) return fact.text(item, context)
  const value = fact.value(item, context)
  if (fact.words) return wordFor(context.intl, fact.words, String(value ?? ''))
  if (typeof value === 'boolean' && fact.format === 'yes-no') return yesNo(context.intl, value)
  if (typeof value === 'number' && fact.format === 'number') return context.intl.formatNumber(value)
  if (typeof value === 'string' && value && fact.format === 'moment') return formatMoment(context.intl, value)
  return String(value ?? '')
}
