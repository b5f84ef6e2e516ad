import type { Column, Facet } from '../resource/column.ts'
import type { CellContext, Item } from '../resource/item.ts'
import { cellText } from './cell-text.ts'
import type { Token } from '../search/search-query.ts'

/** Finds rows by their id and what their columns say, ignoring case; what a row says is put together once. */
export function createRowSearch<T extends Item>(columns: readonly Column<T>[], context: CellContext) {
  const words = new WeakMap<T, string>()
  const prepared = new WeakSet<readonly T[]>()
  const wordsOf = (item: T) => {
    const known = words.get(item)
    if (known !== undefined) return known
    const said = [item.id, ...columns.map((column) => cellText(column, item, context))].join('\n').toLowerCase()
    words.set(item, said)
    return said
  }
  return {
    find(items: readonly T[], text: string): readonly T[] {
      const wanted = text.trim().toLowerCase()
      return wanted ? items.filter((item) => wordsOf(item).includes(wanted)) : items
    },
    /** Puts together what these say, ahead of the first search. */
    prepare(items: readonly T[]) {
      for (const item of items) wordsOf(item)
    },
    /** All of these are prepared: from now on finding among them takes no time. */
    rememberPrepared: (items: readonly T[]) => void prepared.add(items),
    isPrepared: (items: readonly T[]) => prepared.has(items),
  }
}

/** Keeps what passes the tests of the facets that are judged in the page. */
export function passing<T extends Item>(
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
