import type { LucideIcon } from 'lucide-react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { CellContext, Item, PolicyRule } from '../define-resource.ts'
import type { ConfirmRequest } from './confirm.ts'

export interface ItemReference {
  type: string
  id: string
}

/** What an action did; the table updates itself from it. */
export interface ActionResult {
  created: ItemReference[]
  updated: ItemReference[]
  deleted: ItemReference[]
  failed: ItemReference[]
}

/** What a running action may use. */
export interface ActionTools<T extends Item> {
  intl: IntlShape
  type: string
  label(item: T): string
  /** Whether state and policy let this action act on the item. */
  permits(item: T): Promise<boolean>
  /** Asks, runs the work behind the open dialog, and answers null when the user thought better of it. */
  confirm<R>(request: ConfirmRequest<R>): Promise<R | null>
}

interface ActionBase<T extends Item> {
  id: string
  label: MessageDescriptor
  icon?: LucideIcon
  danger?: boolean
  /** All of these rules must hold. */
  policy?: readonly PolicyRule[]
  /** Whether the item's own state allows it. */
  allowed?(item: T, context: CellContext): boolean
}

interface RowAction<T extends Item> {
  on: readonly ['row']
  to(item: T): string
}

interface GlobalAction {
  on: readonly ['global']
  to(): string
}

interface RunningAction<T extends Item> {
  on: readonly ('row' | 'batch')[]
  /** How the batch bar names it, where that differs. */
  batchLabel?: MessageDescriptor
  /** Null: nothing was done. */
  run(items: readonly T[], tools: ActionTools<T>): Promise<ActionResult | null>
}

/** An action goes to a route, or runs and answers; never both. */
export type Action<T extends Item> = ActionBase<T> & (RowAction<T> | GlobalAction | RunningAction<T>)
