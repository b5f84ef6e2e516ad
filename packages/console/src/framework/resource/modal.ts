import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { ActionResult } from './action-result.ts'
import type { Item, ItemReference } from './item.ts'

/** What a dialog with an address may use. */
export interface ModalTools {
  /** The type of the resource. */
  type: string
  /** False while it fades out. */
  open: boolean
  /** Closes it without a result. */
  close: () => void
  /** Notifies the user of the success, by `notify` if given, updates the lists and closes, or navigates by `lead`. */
  done: (message: string, result: Partial<ActionResult>, lead?: () => void, notify?: () => void) => void
  /** Marks items as failed, so that lists show their current state: part of the change may be done. */
  failed: (failed: readonly ItemReference[]) => void
}

const Tools = createContext<ModalTools | null>(null)

export const DialogToolsProvider = Tools.Provider

/** The tools of the dialog that the component renders or is in. */
export function useDialogTools(): ModalTools {
  const tools = use(Tools)
  if (!tools) throw new Error('Rendered outside a dialog of the address')
  return tools
}

export interface ItemDialogProps<T extends Item> {
  item: T
}

/** A component that renders a dialog about an item, which is loaded before it opens. */
// A method's type: method parameters are bivariant, so that a resource of any type is assignable to `Resource<Item>`.
export type ItemDialog<T extends Item> = { render(props: ItemDialogProps<T>): ReactNode }['render']

/** A dialog without an existing item, as for creating; `parent` is the id of the item to create in, or ''. */
export type PanelDialog = ComponentType<{ parent: string; item?: undefined }>
