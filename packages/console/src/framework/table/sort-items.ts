import type { CellContext, CellValue, Column, Item } from '../define-resource.ts'
import { collatorOf } from '../compare-text.ts'
import { createSortKeys, differInDigits } from './sort-key.ts'

/** What to sort by, as the URL holds it: a column's id, with a minus before it for downwards. */
export interface Sort {
  column: string
  descending: boolean
}

export const parseSort = (text: string): Sort =>
  text.startsWith('-') ? { column: text.slice(1), descending: true } : { column: text, descending: false }

export const formatSort = ({ column, descending }: Sort): string => (descending ? `-${column}` : column)

/** Sorts by the column's values: numbers by size, words as the language does; what has no value comes last. */
export function sortItems<T extends Item>(
  items: readonly T[],
  column: Column<T>,
  descending: boolean,
  context: CellContext,
): readonly T[] {
  const values = items.map((item) => column.value(item, context))
  const compare = comparing(values, collatorOf(context.intl.locale))
  const direction = descending ? -1 : 1
  const some: number[] = []
  const none: number[] = []
  values.forEach((value, at) => (isNothing(value) ? none : some).push(at))
  some.sort((a, b) => direction * compare(a, b))
  return some.concat(none).map((at) => items[at]!) // places of items
}

const isNothing = (value: CellValue) => value === null || value === ''

/** Compares two of the values by their places; words by keys where each has one, for that is much quicker. */
function comparing(values: readonly CellValue[], words: Intl.Collator): (a: number, b: number) => number {
  if (!values.some((value) => typeof value === 'string')) {
    const numbers = values.map(Number)
    return (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0)
  }
  const texts = values.map((value) => String(value ?? ''))
  const keys = differInDigits(texts) ? texts : texts.map(createSortKeys(words))
  if (keys.includes(null)) return (a, b) => words.compare(texts[a] ?? '', texts[b] ?? '')
  return (a, b) => {
    const [one, other] = [keys[a] ?? '', keys[b] ?? '']
    return one < other ? -1 : Number(one > other)
  }
}
