import type { LucideIcon } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import type { Call } from '../../api/client.ts'
import type { ItemQuery } from '../../api/query.ts'
import type { Notify } from '../../ui/toast/toast.ts'
import type { ItemDialog, PanelDialog } from './modal.ts'
import type { Plan } from '../plan/plan.ts'
import type { StepTargets } from '../plan/stored-plans.ts'
import type { Requirements } from '../policy/permissions.ts'
import type { CellContext, Item, PolicyRule, Scoped } from './item.ts'
import type { Text } from './resource-text.ts'
import type { ActionResult } from './action-result.ts'
import type { ScopeChange } from '../session/session.ts'
import type { Confirm } from './confirm.ts'
import type { Outlook, OutlookTools } from './consequences.ts'

/** What a running action may use. */
export interface ActionTools<T extends Item> {
  intl: IntlShape
  type: string
  label(item: T): string
  /** Whether state and policy let this action act on the item. */
  permits(item: T): Promise<boolean>
  confirm: Confirm
  /** Sends its requests, and lists them with the activity. */
  send: Call
  /** Reports the result: as a toast, and in the list of activities. */
  notify: Notify
  /** Lists the plan as an activity; `report` is called again when the user continues the plan after its end. */
  track?(plan: Plan, report: () => ActionResult): void
  /** Stores what is left of the plan, so that it can be continued after the tab was closed. */
  store?(plan: Plan, targets: StepTargets): void
  /** Updates the lists during the action. */
  apply?(result: ActionResult): Promise<void>
  /** What the user has agreed to before the plan was interrupted; checked by the action. */
  agreed?: unknown
  /** The project of the tab. */
  project?: string | null
  /** Changes the project or region of this tab; undefined inside another dialog. */
  changeScope?: ScopeChange['change']
}

interface ActionBase extends Scoped {
  id: string
  label: Text
  /** The label where the page names the type already, as on the buttons of a details page. */
  short?: Text
  icon?: LucideIcon
  danger?: boolean
  /** All of these rules must hold. */
  policy?: readonly PolicyRule[]
  /** The region's catalogue must have one of these, besides the services of the type. */
  services?: readonly string[]
  /** The path of a setting by which the operator may remove it. */
  setting?: readonly string[]
  /** What else it requires, by the kind of a permission resolver that an extension has added. */
  requires?: Requirements
  /** Whether it is possible now, whatever the item: polled with a growing interval, as rows in transition are. */
  availability?(intl: IntlShape): ItemQuery<Availability>
}

interface ItemAction<T extends Item> extends ActionBase {
  /** A menu groups actions by section. */
  section?: string
  /** It changes the user's own project, even if the item belongs to another: policy rules are checked without the item. */
  inOwnProject?: boolean
  /** Whether the item's state allows it. */
  allowed?(item: T, context: CellContext): boolean
  /** Whether one of the item's `problems` prevents it: shown, but disabled. */
  blocked?(item: T, context: CellContext): boolean
  /** Finds out what it entails. */
  look?(items: readonly T[], tools: OutlookTools<T>): Promise<Outlook>
}

/** Leads from a row to a page. */
export interface LinkAction<T extends Item> extends ItemAction<T> {
  to(item: T): string
  /** Loads the dialog that it opens. */
  dialog?: () => Promise<ItemDialog<T>>
}

/** Acts on a row or, if it has a `batchLabel`, on several. */
export interface RunningAction<T extends Item> extends ItemAction<T> {
  batchLabel?: Text
  /** null: nothing was done. */
  run(items: readonly T[], tools: ActionTools<T>): Promise<ActionResult | null>
  /** What `run` does to each item, if it acts on them one by one. */
  perform?(item: T, send: Call): Promise<unknown>
  dialog?: undefined
}

export interface Availability {
  /** Why it is not possible now, for the user; null if it is. */
  disabled: string | null
}

/** Leads from the panel to a page, as creating does. */
export interface GlobalAction extends ActionBase {
  open(): string
  /** Loads the dialog that it opens. */
  dialog?: () => Promise<PanelDialog>
  /** Another way to do what the action with this id does: it is in the menu beside that one's button. */
  wayOf?: string
  /** The target of its policy rules; the user's own project unless given. */
  target?: Readonly<Record<string, unknown>>
}

/** An action leads to a page, or runs and returns a result; never both. */
export type Action<T extends Item> = LinkAction<T> | RunningAction<T> | GlobalAction
