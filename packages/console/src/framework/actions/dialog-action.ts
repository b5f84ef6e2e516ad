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

/** Opens the dialog `id` over the panel; `parent` is the id of the item that it creates in. */
export const panelDialogAction = (
  manifest: ResourceManifest,
  id: string,
  action: Omit<GlobalAction, 'id' | 'open'>,
  parent?: string,
): GlobalAction => {
  const address = dialogAddress(manifest, id)
  return { ...action, id, open: () => paths.modal(address, parent) }
}

/** Opens the dialog `create` over the panel: 'Create Server Group'. */
export const createAction = (
  manifest: ResourceManifest,
  action: Omit<GlobalAction, 'id' | 'open' | 'label'> & Partial<Pick<GlobalAction, 'label'>>,
  parent?: string,
): GlobalAction =>
  panelDialogAction(manifest, 'create', { label: named(manifest, dialogPhrases.create), icon: Plus, ...action }, parent)
