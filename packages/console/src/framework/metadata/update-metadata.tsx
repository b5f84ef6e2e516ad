import { Tags } from 'lucide-react'
import type { LinkAction } from '../actions/action.ts'
import { dialogAction } from '../actions/dialog-action.ts'
import type { ItemDialog } from '../modals/modal.ts'
import type { Item } from '../resource/item.ts'
import type { ResourceManifest } from '../resource/manifest.ts'
import type { MetadataEndpoints } from './ItemMetadata.tsx'
import { updateMetadataLabel } from './metadata.messages.ts'

interface UpdateMetadataOptions<T extends Item> extends MetadataEndpoints, Pick<LinkAction<T>, 'policy' | 'allowed'> {
  label: (item: T) => string
}

/** The row action of a type with metadata; it opens the dialog `update-metadata`. */
export const updateMetadata = <T extends Item>(
  manifest: ResourceManifest,
  { policy, allowed, label, ...about }: UpdateMetadataOptions<T>,
): LinkAction<T> =>
  dialogAction(manifest, 'update-metadata', {
    label: updateMetadataLabel,
    icon: Tags,
    policy,
    allowed,
    dialog: async (): Promise<ItemDialog<T>> => {
      const { ItemMetadata } = await import('./ItemMetadata.tsx')
      return ({ item, tools }) => <ItemMetadata about={about} id={item.id} name={label(item)} tools={tools} />
    },
  })
