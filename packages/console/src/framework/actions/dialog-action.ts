import { Pencil, Plus, Trash2, type LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import { paths } from '../../paths.ts'
import { dialogAddress } from '../resource/dialogs.ts'
import type { Item } from '../resource/item.ts'
import type { ResourceManifest } from '../resource/manifest.ts'
import { named, type Text } from '../resource/resource-text.ts'
import { dialogPhrases, deletePhrases } from '../resource/resource.messages.ts'
import type { GlobalAction, LinkAction, RunningAction } from '../resource/action.ts'
import { batchAction } from './batch-action.ts'
import type { BatchMessages, BatchOptions, BatchSentences, LookAheadOption } from './batch-options.ts'

type Named = 'id' | 'label' | 'icon'

/** What replaces the label and icon of the type. */
type Other = Partial<Pick<GlobalAction, 'label' | 'icon'>>

/** Opens the dialog `id` of the manifest's `dialogs` about an item. */
export const dialogAction = <T extends Item>(
  manifest: ResourceManifest,
  id: string,
  label: Text,
  icon: LucideIcon,
  action: Omit<LinkAction<T>, Named | 'to'>,
): LinkAction<T> => {
  const address = dialogAddress(manifest, id)
  return { ...action, id, label, icon, to: (item) => paths.modal(address, item.id) }
}

/** Opens the dialog `edit`: 'Edit Server Group'. */
export const editAction = <T extends Item>(
  manifest: ResourceManifest,
  { label = named(manifest, dialogPhrases.edit), icon = Pencil, ...action }: Omit<LinkAction<T>, Named | 'to'> & Other,
): LinkAction<T> => dialogAction(manifest, 'edit', label, icon, action)

/** Opens the dialog `id` over the panel; `parent` is the id of the item that it creates in. */
export const panelDialogAction = (
  manifest: ResourceManifest,
  id: string,
  label: Text,
  icon: LucideIcon,
  action: Omit<GlobalAction, Named | 'open'>,
  parent?: string,
): GlobalAction => {
  const address = dialogAddress(manifest, id)
  return { ...action, id, label, icon, open: () => paths.modal(address, parent) }
}

/** Opens the dialog `create` over the panel: 'Create Server Group'. */
export const createAction = (
  manifest: ResourceManifest,
  { label = named(manifest, dialogPhrases.create), icon = Plus, ...action }: Omit<GlobalAction, Named | 'open'> & Other,
  parent?: string,
): GlobalAction => panelDialogAction(manifest, 'create', label, icon, action, parent)

interface DeleteOptions<T extends Item> extends Omit<
  RunningAction<T>,
  'id' | 'label' | 'batchLabel' | 'run' | 'perform'
> {
  /** 'delete' unless given. */
  id?: string
  /** Labels that differ from 'Delete Server Group', as 'Release Floating IP'. */
  messages?: Partial<BatchMessages>
  /** Sentences that differ from the common ones of `resource.messages.ts`. */
  sentences?: Partial<Record<keyof BatchSentences, MessageDescriptor>>
  /** What the deletion entails. */
  lookAhead: LookAheadOption<T>
  failedOn?: BatchOptions<T>['failedOn']
  remove: BatchOptions<T>['perform']
}

/** Deletes a row or many; its sentences come from the names of the type. */
export const deleteAction = <T extends Item>(
  manifest: Pick<ResourceManifest, 'names'>,
  { id = 'delete', icon = Trash2, messages, sentences, remove, ...action }: DeleteOptions<T>,
): RunningAction<T> => {
  const { one, other, ...phrases } = { ...deletePhrases, ...sentences }
  return batchAction<T>(id, icon, {
    danger: true,
    ...action,
    batch: true,
    removes: true,
    messages: { one: named(manifest, one), other: named(manifest, other), ...messages },
    sentences: {
      title: named(manifest, phrases.title),
      body: named(manifest, phrases.body),
      notAllowed: named(manifest, phrases.notAllowed),
      done: named(manifest, phrases.done),
      failed: named(manifest, phrases.failed),
    },
    perform: remove,
  })
}
