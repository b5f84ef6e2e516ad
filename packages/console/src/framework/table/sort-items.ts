import type { CellContext, CellValue, Column, Item } from '../define-resource.ts'
import { createSortKeys } from './sort-key.ts'

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
  const words = new Intl.Collator(context.intl.locale, { numeric: true, sensitivity: 'base' })
  const rows = items.map((item) => ({ item, value: column.value(item, context) }))
  const compare = comparing(
    rows.map(({ value }) => value),
    words,
  )
  const direction = descending ? -1 : 1
  return rows
    .map(({ item, value }, index) => ({ item, index, nothing: isNothing(value) }))
    .sort((a, b) => {
      if (a.nothing || b.nothing) return Number(a.nothing) - Number(b.nothing)
      return direction * compare(a.index, b.index)
    })
    .map(({ item }) => item)
}

const isNothing = (value: CellValue) => value === null || value === ''

/** Compares two of the values by their places; words by keys where each has one, for that is much quicker. */
function comparing(values: readonly CellValue[], words: Intl.Collator): (a: number, b: number) => number {
  if (!values.some((value) => typeof value === 'string')) {
    const numbers = values.map(Number)
    return (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0)
  }
  const texts = values.map((value) => String(value ?? ''))
  const keys = texts.map(createSortKeys(words))
  if (keys.includes(null)) return (a, b) => words.compare(texts[a] ?? '', texts[b] ?? '')
  return (a, b) => {
    const [one, other] = [keys[a] ?? '', keys[b] ?? '']
    return Number(one > other) - Number(one < other)
  }
}
