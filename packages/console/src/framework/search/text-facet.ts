import type { MessageDescriptor } from 'react-intl'
import type { Facet } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'

/** A facet that is judged in the page: what an item says holds what is typed, whatever the case. */
export const textFacet = <T extends Item>(
  id: string,
  label: MessageDescriptor,
  textOf: (item: T) => string,
): Facet<T> => ({
  id,
  label,
  on: { test: (item, value) => textOf(item).toLowerCase().includes(value.toLowerCase()) },
})
