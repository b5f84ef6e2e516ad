import { Tags } from 'lucide-react'
import type { RunningAction } from '../resource/action.ts'
import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import type { EditTagsOptions } from './edit-tags.tsx'
import { tagMessages } from './tags.messages.ts'
import { words } from '../text/common.messages.ts'

/** The tags of a row, by which the list can be searched; hidden while no row has any. */
export const tagsColumn = <T extends Item>(
  tagsOf: (item: T) => readonly string[],
  more: Partial<Column<T>> = {},
): Column<T> => ({
  id: 'tags',
  header: words.tags,
  search: true,
  isInformative: (items) => items.some((item) => tagsOf(item).length > 0),
  width: 120,
  value: (item) => tagsOf(item).join(', '),
  ...more,
})

/** Edits the tags of a row, or those of many at once. */
export const editTags = <T extends Item>(options: EditTagsOptions<T>): RunningAction<T> => {
  const { tagsOf: _t, isTag: _i, replace: _r, ...action } = options
  return {
    ...action,
    id: 'tags',
    icon: Tags,
    label: tagMessages.edit,
    batchLabel: tagMessages.edit,
    run: async (items, tools) => (await import('./edit-tags.tsx')).runEditTags(options, items, tools),
  }
}
