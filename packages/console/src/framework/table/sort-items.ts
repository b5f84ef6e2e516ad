import type { CellValue, Column } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import { collatorOf, wordFor } from '../text/wording.ts'
import { createSortKeys, differInDigits } from './sort-key.ts'

/** The sort order, as in the URL: a column's id, with a leading minus for descending. */
export interface Sort {
  column: string
  descending: boolean
}

export const parseSort = (text: string): Sort =>
  text.startsWith('-') ? { column: text.slice(1), descending: true } : { column: text, descending: false }

export const formatSort = ({ column, descending }: Sort): string => (descending ? `-${column}` : column)

/** Sorts by the column's values: numbers by size, text by the language's rules; empty values last. */
export function sortItems<T extends Item>(
  items: readonly T[],
  column: Column<T>,
  descending: boolean,
  context: CellContext,
): readonly T[] {
  const values = items.map((item) => sortValue(column, item, context))
  const some: number[] = []
  const none: number[] = []
  values.forEach((value, at) => (isNothing(value) ? none : some).push(at))
  some.sort(comparing(values, collatorOf(context.intl.locale), descending ? -1 : 1))
  return some.concat(none).map((at) => items[at]!) // indexes of items
}

/** A code sorts by the label that the user sees. */
function sortValue<T extends Item>(column: Column<T>, item: T, context: CellContext): CellValue {
  const value = column.value(item, context)
  return column.words ? wordFor(context.intl, column.words, String(value ?? '')) : value
}

const isNothing = (value: CellValue) => value === null || value === ''

/**
 * Compares two values by their indexes; text by sort keys if all have one, which is much faster. It is called a hundred
 * thousand times before the first row is shown, mostly before it is compiled, so it does as little as possible.
 */
function comparing(
  values: readonly CellValue[],
  words: Intl.Collator,
  direction: 1 | -1,
): (a: number, b: number) => number {
  if (!values.some((value) => typeof value === 'string')) {
    const numbers = values.map(Number)
    return (a, b) => direction * (numbers[a]! - numbers[b]!) // indexes of values
  }
  const texts = values.map((value) => String(value ?? ''))
  const keys = differInDigits(texts) ? texts : texts.map(createSortKeys(words))
  if (!isEach(keys)) return (a, b) => direction * words.compare(texts[a] ?? '', texts[b] ?? '')
  return (a, b) => {
    const one = keys[a] ?? ''
    const other = keys[b] ?? ''
    return one === other ? 0 : one < other ? -direction : direction
  }
}

const isEach = (keys: readonly (string | null)[]): keys is readonly string[] => !keys.includes(null)
