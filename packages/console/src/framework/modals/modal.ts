import type { ReactNode } from 'react'
import type { ActionResult } from '../actions/action.ts'
import type { Item } from '../define-resource.ts'

/** What a dialog at an address may use. */
export interface ModalTools {
  /** Of the resource that it is about. */
  type: string
  /** False while it fades out. */
  open: boolean
  /** Closes it; nothing was done. */
  close: () => void
  /** Says what was done, brings the lists up to date and closes. */
  done: (message: string, result: Partial<ActionResult>) => void
}

/** A dialog about an item, which is fetched before it opens. */
interface ItemModal<T extends Item> {
  item(item: T, tools: ModalTools): ReactNode
}

/** A dialog about no item, as creating is. */
interface PanelModal {
  panel(tools: ModalTools): ReactNode
}

export type Modals<T extends Item> = Readonly<Record<string, ItemModal<T> | PanelModal>>
