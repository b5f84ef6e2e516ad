import { Tags } from 'lucide-react'
import type { LinkAction } from '../../framework/resource/action.ts'
import { dialogAction } from '../../framework/actions/dialog-action.ts'
import type { ItemDialog } from '../../framework/resource/modal.ts'
import type { Item } from '../../framework/resource/item.ts'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import type { MetadataEndpoints } from './ItemMetadata.tsx'
import { updateMetadataLabel } from './update-metadata.messages.ts'

interface UpdateMetadataOptions<T extends Item> extends MetadataEndpoints, Pick<LinkAction<T>, 'policy' | 'allowed'> {
  label: (item: T) => string
  /** For a type with several kinds of metadata: the key of its dialog, and the label of the action. */
  other?: { id: string; label: LinkAction<T>['label'] }
}

/** The row action of a type with metadata; it opens the dialog `update-metadata` unless another is given. */
export const updateMetadata = <T extends Item>(
  manifest: ResourceManifest,
  { policy, allowed, label, other, ...about }: UpdateMetadataOptions<T>,
): LinkAction<T> =>
  dialogAction(manifest, other?.id ?? 'update-metadata', other?.label ?? updateMetadataLabel, Tags, {
    policy,
    allowed,
    dialog: async (): Promise<ItemDialog<T>> => {
      const { ItemMetadata } = await import('./ItemMetadata.tsx')
      return ({ item }) => <ItemMetadata about={about} id={item.id} name={label(item)} />
    },
  })
