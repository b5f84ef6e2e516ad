import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { ItemQuery, ListQuery } from '../../api/query.ts'
import type { Action } from './action.ts'
import type { BegunUpload } from '../files/begun-uploads.ts'
import type { Modals } from './dialogs.ts'
import type { Column, Fact, Facet, Filters } from './column.ts'
import type { CellContext, Item, PanelScope, PolicyRule } from './item.ts'
import type { Extension, ResourceManifest } from './manifest.ts'

export interface DetailsTab<T extends Item> {
  id: string
  label: MessageDescriptor
  /** The tab exists only if the services support all of these. */
  extensions?: readonly Extension[]
  /** The tab exists only if all of these rules hold. */
  policy?: readonly PolicyRule[]
  /** The tab exists only if the cloud has what it shows. */
  offered?(context: CellContext): boolean
  /** The tab exists only for items that have what it shows. */
  isOf?(item: T): boolean
  render(item: T): ReactNode
}

/** What find-anything can do with an item besides its actions, as `ssh web-1`. */
export interface ItemCommand<T extends Item> {
  id: string
  icon: LucideIcon
  /** All of these rules must hold. */
  policy?: readonly PolicyRule[]
  /** The name of the item and the argument, if the text is this command. */
  parse(text: string, intl: IntlShape): { subject: string; argument: string } | null
  label(item: T, argument: string, intl: IntlShape): string
  /** Returns the page to open, or null. */
  run(item: T, argument: string, intl: IntlShape): Promise<string | null>
}

/** How find-anything searches items. */
export interface ItemSearch<T extends Item> {
  /** Its items have IP or MAC addresses: a complete address is searched in all projects only in such types. */
  addressed?: true
  /** What is shown beside the name, besides status and addresses. */
  note?(item: T): string
  commands?: readonly ItemCommand<T>[]
  /** Lists that may contain matches, as a panel of this scope has them. The service filters as far as it can; the page does the rest. */
  lists(text: string, scope?: PanelScope): readonly ListQuery<T>[]
  /** What is searched besides name and id, as addresses. */
  words?(item: T): readonly string[]
  /** The page of a match; its details page unless given. */
  to?(item: T): string
}

/** What remains of an upload that was interrupted. */
export interface UploadRemains {
  /** The number of bytes that are stored, null if unknown; false if nothing is left or the upload succeeded after all. */
  storedBytes(upload: BegunUpload): Promise<number | null | false>
  discard(upload: BegunUpload): Promise<unknown>
}

export interface Breadcrumb {
  label: MessageDescriptor | string
  to: string
}

/** A nested list, once the parameters of its address are known. */
export interface NestedList<T extends Item> {
  /** The resource with this list's own query and actions. */
  resource: Resource<T>
  title: string
  /** Fetches the title; `title` is shown until then. */
  named?: ItemQuery<string>
  /** The pages between the panel and this list, from the outermost. */
  breadcrumbs?: readonly Breadcrumb[]
  /** Wraps the table, for example in a drop target. */
  around?(table: ReactNode): ReactNode
}

/** A submenu: the actions of a section. */
export interface ActionGroup {
  section: string
  label: MessageDescriptor
  icon: LucideIcon
}

/** How panels list the items of a type. */
export interface ListPart<T extends Item> {
  /** What a panel lists; the panels of a type may list different sets. */
  query(filters: Filters, scope?: PanelScope): ListQuery<T>
  /** How many a panel lists, if the service knows that without listing them: asked while not all are loaded. */
  total?(scope: PanelScope): Promise<number | null>
  /** What to do when the list is empty. */
  emptyHint: MessageDescriptor
  /** A column's id, with a minus before it for descending. */
  defaultSort: string
  facets: readonly Facet<T>[]
  /** Shown above a panel's table, as an offer that waits for an answer, or a summary of all items. */
  notice?(scope: PanelScope, items: readonly T[]): ReactNode
  /** Shown below the row of an item that needs attention, always open: why, and what to do next. */
  band?(item: T): ReactNode
  /** The page that a row opens; its details page unless given. */
  opens?(item: T): string
  /** The list at one of `nestedLists`, by the `$` parameters of its path. */
  nested?(params: Readonly<Record<string, string | undefined>>): NestedList<T>
}

/** What the details page of an item shows. */
export interface DetailsPart<T extends Item> {
  /** The pages between the panel and the item's page. */
  breadcrumbs?(item: T): readonly Breadcrumb[]
  /** The ids of the actions that are buttons, the primary one first. */
  buttons?(item: T): readonly string[]
  /** Beside the name, as a status. */
  headline?(item: T): ReactNode
  /** Between the name and the tabs. */
  summary?(item: T): ReactNode
  /** The same by the ids of the columns and facts that describe an item best, with what uses it. */
  glance?: readonly string[]
  /** Why it failed, above the tabs; nothing for an item that did not. */
  story?(item: T): ReactNode
  /** What the overview shows besides the columns. */
  facts?: readonly Fact<T>[]
  tabs: readonly DetailsTab<T>[]
  /** Each item opens on the tab that was last open on itself, not on the last one of its type. */
  hasOwnTab?: boolean
  /** Where the page redirects, with a message, if the item cannot be loaded. */
  redirectIfMissing?: string
}

/** What the actions of a type need besides themselves. */
export interface WorkPart<T extends Item> {
  /** The submenus of a menu with many actions, in their order; actions of other sections stand before them. */
  groups?: readonly ActionGroup[]
  /** The dialogs, by their addresses. */
  modals: Modals<T>
  /** Plans about an item that a closed tab has interrupted and that continue by themselves, by the action of their targets. */
  continues?: Readonly<Record<string, ContinuedPlan>>
  /** For types that are made by uploads. */
  remains?: UploadRemains
}

export interface Resource<T extends Item> extends ResourceManifest {
  label(item: T): string
  /** Whether the item changes by itself: its row is polled and shows progress. */
  isTransitional(item: T): boolean
  /** Problems of an item, shown in its row's drawer. */
  problems?(item: T, context: CellContext): readonly string[]
  /** The target of policy checks. */
  policyTarget(item: T): Record<string, unknown>
  load(id: string): ItemQuery<T>
  columns: readonly Column<T>[]
  actions: readonly Action<T>[]
  list: ListPart<T>
  details: DetailsPart<T>
  work: WorkPart<T>
  /** How find-anything searches the type; without it only ids are found. */
  find?: ItemSearch<T>
}

/** Loads what continues a plan: it looks at what was done, starts the rest and calls `onEnd`. */
export type ContinuedPlan = () => Promise<
  ComponentType<{ item: { id: string; name?: string | null }; details: unknown; onEnd: () => void }>
>

/** A resource of any type. */
export type AnyResource = Resource<Item>
