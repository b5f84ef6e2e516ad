import type { MessageDescriptor } from 'react-intl'
import type { Facet, Item } from '../resource/define-resource.ts'

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
