import type { LucideIcon } from 'lucide-react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import type { Notify } from '../../ui/toast/toast.ts'
import type { ScopeChange } from '../session/scope-change.ts'
import type { CellContext, Item, PolicyRule, Scoped } from '../resource/define-resource.ts'
import type { Confirm } from './confirm.ts'

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
  confirm: Confirm
  /** Tells the user what came of it: as a toast, and in the list of activities. */
  notify: Notify
  /** Makes this tab work somewhere else; not there for what runs inside of another dialog. */
  changeScope?: ScopeChange['change']
}

interface ActionBase extends Scoped {
  id: string
  label: MessageDescriptor
  icon?: LucideIcon
  danger?: boolean
  /** All of these rules must hold. */
  policy?: readonly PolicyRule[]
  /** Any one of these in the region's catalogue is enough: what it needs besides the services of its own type. */
  services?: readonly string[]
  /** The path of a setting by which the operator may take it away. */
  setting?: readonly string[]
  /** Whether it can be done now, whatever it is done with: asked again and again, ever more seldom, as rows in transition are. */
  availability?(intl: IntlShape): ItemQuery<Availability>
}

interface ItemAction<T extends Item> extends ActionBase {
  /** Actions of the same section stand together in a menu, apart from others. */
  section?: string
  /** It makes something in the user's own project, whoever owns the item: the rules are judged of that, not of the item. */
  inOwnProject?: boolean
  /** Whether the item's own state allows it. */
  allowed?(item: T, context: CellContext): boolean
  /** Whether something about the item (see `problems` of the resource) keeps it from being done: shown, but disabled. */
  blocked?(item: T, context: CellContext): boolean
}

/** Leads from a row to a page. */
export interface LinkAction<T extends Item> extends ItemAction<T> {
  to(item: T): string
}

/** Does something with a row or, where it has a label for that, with several. */
export interface RunningAction<T extends Item> extends ItemAction<T> {
  batchLabel?: MessageDescriptor
  /** Null: nothing was done. */
  run(items: readonly T[], tools: ActionTools<T>): Promise<ActionResult | null>
}

/** What a button learns when it looks whether its action can be done now. */
export interface Availability {
  /** Why not, for the user; null where it can. */
  disabled: string | null
}

/** Leads from the panel to a page, as creating does. */
export interface GlobalAction extends ActionBase {
  open(): string
  /** What its rules are judged against; the user's own project unless given. */
  target?: Readonly<Record<string, unknown>>
}

/** An action goes to a route, or runs and answers; never both. */
export type Action<T extends Item> = LinkAction<T> | RunningAction<T> | GlobalAction
