import { Tags } from 'lucide-react'
import { lazy } from 'react'
import type { LinkAction } from '../actions/action.ts'
import { opens } from '../actions/dialog-action.ts'
import type { Item } from '../resource/define-resource.ts'
import type { Modals } from '../modals/modal.ts'
import type { MetadataEndpoints } from './ItemMetadata.tsx'
import { updateMetadataLabel } from './update-metadata.messages.ts'

const ItemMetadata = lazy(async () => ({ default: (await import('./ItemMetadata.tsx')).ItemMetadata }))

interface UpdateMetadataOptions<T extends Item> extends MetadataEndpoints, Pick<LinkAction<T>, 'policy' | 'allowed'> {
  label: (item: T) => string
}

/** What a resource with metadata declares: the row action, and the dialog that it opens. */
export function updateMetadata<T extends Item>({
  policy,
  allowed,
  label,
  ...about
}: UpdateMetadataOptions<T>): {
  action: LinkAction<T>
  modals: Modals<T>
} {
  const name = `update-${about.kind.replace('_', '-')}-metadata`
  return {
    action: opens(name, { id: 'update-metadata', label: updateMetadataLabel, icon: Tags, policy, allowed }),
    modals: {
      [name]: {
        item: (item, tools) => <ItemMetadata about={about} id={item.id} name={label(item)} tools={tools} />,
      },
    },
  }
}
