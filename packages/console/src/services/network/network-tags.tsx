import { NetworkTag, networkTagEndpoints, type TaggedNetworkType } from '@meridian/contract'
import type { Item } from '../../framework/resource/item.ts'
import type { EditTagsOptions } from '../../framework/tags/edit-tags.tsx'
import { editTags, tagsColumn } from '../../framework/tags/tags.tsx'

interface TaggedItem extends Item {
  tags: readonly string[]
}

const tagsOf = ({ tags }: TaggedItem) => tags

/** The tags of a network, port, router and the like, as a column. */
export const networkTagsColumn = tagsColumn<TaggedItem>(tagsOf)

/** Edits them; the rule is that of changing the type. */
export const editNetworkTags = <T extends TaggedItem>(
  type: TaggedNetworkType,
  rule: string,
  more: Pick<EditTagsOptions<T>, 'allowed'> = {},
) =>
  editTags<T>({
    ...more,
    policy: [['network', rule]],
    tagsOf,
    isTag: (tag) => NetworkTag.safeParse(tag).success,
    replace: ({ id }, tags, send) =>
      send(networkTagEndpoints.networkTagsReplace, { params: { type, id }, body: { tags } }),
  })
