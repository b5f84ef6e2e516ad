import { cellText } from '../resource/cell-text.ts'
import type { Column, Facet } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import type { Token } from '../search/suggestions.ts'

/** Searches rows for all words of a text, in ids and cell texts, ignoring case; computes the text of a row once. */
export function createRowSearch<T extends Item>(columns: readonly Column<T>[], context: CellContext) {
  const words = new WeakMap<T, string>()
  const prepared = new WeakSet<readonly T[]>()
  const wordsOf = (item: T) => {
    const known = words.get(item)
    if (known !== undefined) return known
    const searchText = [item.id, ...columns.map((column) => cellText(column, item, context))].join('\n').toLowerCase()
    words.set(item, searchText)
    return searchText
  }
  return {
    find(items: readonly T[], text: string): readonly T[] {
      const needles = text.toLowerCase().split(/\s+/).filter(Boolean)
      return needles.length === 0
        ? items
        : items.filter((item) => needles.every((needle) => wordsOf(item).includes(needle)))
    },
    /** Computes the texts of these rows before the first search. */
    prepare(items: readonly T[]) {
      for (const item of items) wordsOf(item)
    },
    /** Marks a list as prepared: searching it is fast from now on. */
    rememberPrepared: (items: readonly T[]) => void prepared.add(items),
    isPrepared: (items: readonly T[]) => prepared.has(items),
  }
}

/** The items that match the facets which are tested in the page. */
export function matchingFacets<T extends Item>(
  items: readonly T[],
  tokens: readonly Token[],
  facets: readonly Facet<T>[],
  context: CellContext,
): readonly T[] {
  const tests = tokens.flatMap(({ facet, value }) => {
    const on = facets.find(({ id }) => id === facet)?.on
    return typeof on === 'object' ? [(item: T) => on.test(item, value, context)] : []
  })
  return tests.length === 0 ? items : items.filter((item) => tests.every((test) => test(item)))
}
