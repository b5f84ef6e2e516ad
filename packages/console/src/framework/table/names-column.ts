import type { IntlShape, MessageDescriptor } from 'react-intl'
import { column, type Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { moreWords } from '../text/more-words.messages.ts'

/** The first names, and how many more there are. */
export const someNames = (intl: IntlShape, names: readonly string[], shown: number): string =>
  names.length > shown
    ? intl.formatMessage(moreWords.namesAndMore, {
        names: names.slice(0, shown).join(', '),
        count: names.length - shown,
      })
    : names.join(', ')

/** What fits into a cell; its tooltip has all. */
const SHOWN = 2

interface NamesColumn<T extends Item> extends Partial<Column<T>> {
  /** Undefined while they are not known. */
  names(item: T, intl: IntlShape): readonly string[] | undefined
  /** Said if there are none; 'None' unless given. */
  none?: MessageDescriptor
}

/** What an item has, by names that often come after the rows: empty until they are known. Sorts by how many there are. */
export const namesColumn = <T extends Item>(
  id: string,
  header: MessageDescriptor,
  { names, none = moreWords.none, ...more }: NamesColumn<T>,
): Column<T> =>
  column(id, header, (item, { intl }) => names(item, intl)?.length ?? null, {
    listOnly: true,
    search: true,
    priority: 2,
    width: 160,
    grow: 3,
    text: (item, { intl }) => {
      const known = names(item, intl)
      return known?.length === 0 ? intl.formatMessage(none) : (known ?? []).join(', ')
    },
    cell: (item, { intl }) => {
      const known = names(item, intl)
      return known && known.length > 0 ? someNames(intl, known, SHOWN) : undefined
    },
    ...more,
  })
