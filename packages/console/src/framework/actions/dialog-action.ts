import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import { paths } from '../../paths.ts'
import { dialogAddress } from '../resource/dialogs.ts'
import type { Item } from '../resource/item.ts'
import type { ResourceManifest } from '../resource/manifest.ts'
import { named } from '../resource/resource-text.ts'
import { dialogPhrases, deletePhrases } from '../resource/resource.messages.ts'
import type { GlobalAction, LinkAction, RunningAction } from '../resource/action.ts'
import { batchAction } from './batch-action.ts'
import type { BatchMessages, BatchOptions, BatchSentences, LookAheadOption } from './batch-options.ts'

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

interface DeleteOptions<T extends Item> extends Omit<RunningAction<T>, 'id' | 'label' | 'batchLabel' | 'run'> {
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
  { messages, sentences, remove, ...action }: DeleteOptions<T>,
): RunningAction<T> => {
  const { one, other, ...phrases } = { ...deletePhrases, ...sentences }
  return batchAction<T>({
    id: 'delete',
    icon: Trash2,
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
