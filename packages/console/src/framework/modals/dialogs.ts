import { createElement, lazy, type ComponentType } from 'react'
import type { Action, RunningAction } from '../actions/action.ts'
import type { Item } from '../resource/item.ts'
import type { ResourceManifest } from '../resource/manifest.ts'
import type { ItemDialog, Modals, ModalTools, PanelDialog, PanelModal } from './modal.ts'

type Load<C> = () => Promise<C>

/** The dialogs of a type: `item` is about an existing item, `panel` is not, as for creating. */
export type Dialogs<T extends Item> = Readonly<
  Record<string, { item: Load<ItemDialog<T>> } | { panel: Load<PanelDialog> }>
>

/** The dialogs of a type by their addresses, each loaded when it first opens. */
export function modalsOf<T extends Item>(
  manifest: ResourceManifest,
  actions: readonly Action<T>[],
  dialogs: Dialogs<T> = {},
): Modals<T> {
  const opened = actions.flatMap((action): [string, Dialogs<T>[string]][] => {
    if ('run' in action) return isAddressed(manifest, action) ? [[action.id, { item: runDialog(action) }]] : []
    if (!action.dialog) return []
    return [[action.id, 'open' in action ? { panel: action.dialog } : { item: action.dialog }]]
  })
  return Object.fromEntries(
    [...opened, ...Object.entries(dialogs)].map(([key, dialog]) => [
      dialogAddress(manifest, key),
      'item' in dialog ? itemModal(dialog.item) : panelModal(dialog.panel),
    ]),
  )
}

/** An action that runs has an address only if the manifest gives it one. */
const isAddressed = ({ dialogs = {} }: ResourceManifest, { id }: { id: string }) => id in dialogs

const runDialog =
  <T extends Item>(action: RunningAction<T>): Load<ItemDialog<T>> =>
  async () =>
    (await import('./RunAction.tsx')).dialogOfAction(action)

export function dialogAddress({ type, dialogs }: ResourceManifest, key: string): string {
  const address = dialogs?.[key]
  if (!address) throw new Error(`The manifest of ${type} has no dialog ${key}`)
  return address
}

function itemModal<T extends Item>(load: Load<ItemDialog<T>>): Modals<T>[string] {
  const Dialog = lazyComponent<{ item: T; tools: ModalTools }>(load)
  return { item: (item, tools) => createElement(Dialog, { item, tools }) }
}

function panelModal(load: Load<PanelDialog>): PanelModal {
  const Dialog = lazyComponent(load)
  return { panel: (tools, parent) => createElement(Dialog, { tools, parent }) }
}

const lazyComponent = <P>(load: Load<ComponentType<P>>) => lazy(async () => ({ default: await load() }))
