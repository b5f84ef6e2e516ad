import type { CellContext, CellValue, Column, Item } from '../define-resource.ts'

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
  const direction = descending ? -1 : 1
  return items
    .map((item) => ({ item, value: column.value(item, context) }))
    .sort((a, b) => {
      if (isNothing(a.value) || isNothing(b.value)) return Number(isNothing(a.value)) - Number(isNothing(b.value))
      return direction * compare(a.value, b.value, words)
    })
    .map(({ item }) => item)
}

const isNothing = (value: CellValue) => value === null || value === ''

const compare = (a: CellValue, b: CellValue, words: Intl.Collator) =>
  typeof a === 'string' || typeof b === 'string' ? words.compare(String(a), String(b)) : Number(a) - Number(b)
