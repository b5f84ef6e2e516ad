import type { Column, Facet } from './column.ts'
import type { Item } from './item.ts'
import { cellText } from './cell-text.ts'
import { YES_NO } from '../text/wording.ts'

/** The facet of a column that has `search`: choices for words and yes or no, digits for numbers, else text. */
export function facetOf<T extends Item>(column: Column<T>): Facet<T> {
  const { id, header: label, scopes, search, words, format } = column
  const options = words
    ? Object.entries(words).map(([value, word]) => ({ value, label: word }))
    : format === 'yes-no'
      ? YES_NO
      : undefined
  const numeric = format === 'number'
  return {
    id,
    label,
    ...(scopes && { scopes }),
    ...(options && { options }),
    ...(numeric && { numeric }),
    on: search === 'server' ? 'server' : { test: options || numeric ? hasValue(column) : hasText(column) },
  }
}

type Test<T extends Item> = Exclude<Facet<T>['on'], 'server'>['test']

const hasValue =
  <T extends Item>(column: Column<T>): Test<T> =>
  (item, value, context) =>
    String(column.value(item, context)) === value

const hasText =
  <T extends Item>(column: Column<T>): Test<T> =>
  (item, value, context) =>
    cellText(column, item, context).toLowerCase().includes(value.toLowerCase())
