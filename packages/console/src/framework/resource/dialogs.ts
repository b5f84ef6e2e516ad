import { createElement, type ReactNode } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Action, RunningAction } from './action.ts'
import type { Item } from './item.ts'
import type { ResourceManifest } from './manifest.ts'
import type { ItemDialog, PanelDialog } from './modal.ts'

type Load<C> = () => Promise<C>

/** The dialogs of a type: `item` is about an existing item, `panel` is not, as for creating. */
export type Dialogs<T extends Item> = Readonly<
  Record<string, { item: Load<ItemDialog<T>> } | { panel: Load<PanelDialog> }>
>

interface ItemModal<T extends Item> {
  item(item: T): ReactNode
}

interface PanelModal {
  panel(parent: string): ReactNode
}

/** The confirmation of an action that runs, as from a menu. */
interface RunModal<T extends Item> {
  run: RunningAction<T>
}

/** The dialogs of a type by their addresses. */
export type Modals<T extends Item> = Readonly<Record<string, ItemModal<T> | PanelModal | RunModal<T>>>

/** The dialogs of a type by their addresses, each loaded when it first opens. */
export function modalsOf<T extends Item>(
  manifest: ResourceManifest,
  actions: readonly Action<T>[],
  dialogs: Dialogs<T> = {},
): Modals<T> {
  const opened = actions.flatMap((action): [string, Modals<T>[string]][] => {
    if ('run' in action) return isAddressed(manifest, action) ? [[action.id, { run: action }]] : []
    if (!action.dialog) return []
    return [[action.id, 'open' in action ? panelModal(action.dialog) : itemModal(action.dialog)]]
  })
  const others = Object.entries(dialogs).map(([key, dialog]): [string, Modals<T>[string]] => [
    key,
    'item' in dialog ? itemModal(dialog.item) : panelModal(dialog.panel),
  ])
  return Object.fromEntries([...opened, ...others].map(([key, modal]) => [dialogAddress(manifest, key), modal]))
}

/** An action that runs has an address only if the manifest gives it one. */
const isAddressed = ({ dialogs = {} }: ResourceManifest, { id }: { id: string }) => id in dialogs

export function dialogAddress({ type, dialogs }: ResourceManifest, key: string): string {
  const address = dialogs?.[key]
  if (!address) throw new Error(`The manifest of ${type} has no dialog ${key}`)
  return address
}

function itemModal<T extends Item>(load: Load<ItemDialog<T>>): Modals<T>[string] {
  const Dialog = lazyPart<{ item: T }>(load)
  return { item: (item) => createElement(Dialog, { item }) }
}

function panelModal(load: Load<PanelDialog>): PanelModal {
  const Dialog = lazyPart(load)
  return { panel: (parent) => createElement(Dialog, { parent }) }
}
