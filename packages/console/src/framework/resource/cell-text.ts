import { formatMoment } from '../text/dates.ts'
import { wordFor, yesNo } from '../text/wording.ts'
import type { Fact } from './column.ts'
import type { CellContext, Item } from './item.ts'

/** The text of a cell: searched, exported and, unless the column has its own `cell`, shown. */
export function cellText<T extends Item>(fact: Fact<T>, item: T, context: CellContext): string {
  if (fact.text) return fact.text(item, context)
  const value = fact.value(item, context)
  if (fact.words) return wordFor(context.intl, fact.words, String(value ?? ''))
  if (typeof value === 'boolean' && fact.format === 'yes-no') return yesNo(context.intl, value)
  if (typeof value === 'number' && fact.format === 'number') return context.intl.formatNumber(value)
  if (typeof value === 'string' && value && fact.format === 'moment') return formatMoment(context.intl, value)
  return String(value ?? '')
}
