import { Pencil, Plus } from 'lucide-react'
import { paths } from '../../paths.ts'
import { dialogAddress } from '../modals/dialogs.ts'
import type { Item } from '../resource/item.ts'
import type { ResourceManifest } from '../resource/manifest.ts'
import { dialogPhrases } from '../resource/resource.messages.ts'
import { named } from '../resource/resource-text.ts'
import type { GlobalAction, LinkAction } from './action.ts'

/** Opens the dialog `id` of the manifest's `dialogs` about an item. */
export const dialogAction = <T extends Item>(
  manifest: ResourceManifest,
  id: string,
  action: Omit<LinkAction<T>, 'id' | 'to'>,
): LinkAction<T> => {
  const address = dialogAddress(manifest, id)
  return { ...action, id, to: (item) => paths.modal(address, item.id) }
}

/** Opens the dialog `edit`: 'Edit Server Group'. */
export const editAction = <T extends Item>(
  manifest: ResourceManifest,
  action: Omit<LinkAction<T>, 'id' | 'to' | 'label'> & Partial<Pick<LinkAction<T>, 'label'>>,
): LinkAction<T> =>
  dialogAction(manifest, 'edit', { label: named(manifest, dialogPhrases.edit), icon: Pencil, ...action })

/** Opens the dialog `create` over the panel: 'Create Server Group'. */
export const createAction = (
  manifest: ResourceManifest,
  action: Omit<GlobalAction, 'id' | 'open' | 'label'> & Partial<Pick<GlobalAction, 'label'>>,
): GlobalAction => {
  const address = dialogAddress(manifest, 'create')
  return {
    label: named(manifest, dialogPhrases.create),
    icon: Plus,
    ...action,
    id: 'create',
    open: () => paths.modal(address),
  }
}
