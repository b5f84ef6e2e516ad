import type { ReactNode } from 'react'
import type { ActionResult } from '../actions/action.ts'
import type { Item } from '../resource/define-resource.ts'

/** What a dialog at an address may use. */
export interface ModalTools {
  /** Of the resource that it is about. */
  type: string
  /** False while it fades out. */
  open: boolean
  /** Closes it; nothing was done. */
  close: () => void
  /** Says what was done, brings the lists up to date and closes, or goes on to another page by `lead`. */
  done: (message: string, result: Partial<ActionResult>, lead?: () => void) => void
  /** Marks what could not be changed as failed, so that lists show how it stands now: part of it may be done. */
  failed: (failed: ActionResult['failed']) => void
}

/** A dialog about an item, which is fetched before it opens. */
interface ItemModal<T extends Item> {
  item(item: T, tools: ModalTools): ReactNode
}

/** A dialog about no item that is there, as creating is; `place` is where to create, as far as its address says. */
interface PanelModal {
  panel(tools: ModalTools, place: string): ReactNode
}

export type Modals<T extends Item> = Readonly<Record<string, ItemModal<T> | PanelModal>>
