import type { Item } from '../../framework/resource/item.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'

export interface ItemMatch {
  item: Item
  /** Its id, its name or one of its addresses is just what was typed. */
  exact: boolean
  /** What was found, where that is not the name. */
  note: string
}

const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i

/** Whether what was typed can be the whole id of a thing. */
export const looksLikeId = (text: string): boolean => UUID.test(text.trim())

/** Whether, and by what, an item is what was typed; null where it is not. */
export function matchItem(resource: AnyResource, item: Item, text: string): ItemMatch | null {
  const needle = text.trim().toLowerCase()
  const label = resource.label(item)
  const searched = [label, item.id, ...(resource.find?.words?.(item) ?? [])]
  const same = searched.find((word) => word.toLowerCase() === needle)
  const found = same ?? searched.find((word) => word.toLowerCase().includes(needle))
  if (found === undefined) return null
  return { item, exact: same !== undefined, note: found === label ? '' : found }
}
