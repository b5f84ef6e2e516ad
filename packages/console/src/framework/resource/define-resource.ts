import type { PolicyCheck, UserSession } from '@meridian/contract'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import type { ItemQuery, ListQuery } from '../../api/query.ts'
import type { Action } from '../actions/action.ts'
import type { BegunUpload } from '../files/begun-uploads.ts'
import type { Modals } from '../modals/modal.ts'
import type { Settings } from '../session/settings.ts'

export interface Item {
  id: string
}

/** [service, rule]. */
export type PolicyRule = PolicyCheck['rules'][number]

export type PanelScope = 'project' | 'admin' | 'identity'

export interface Panel {
  /** As in `paths.ts`: under the base path, with a leading slash. */
  path: string
  policy?: readonly PolicyRule[]
  /** Key in the setting FILTER_DATA_FIRST: when that is true, nothing is listed until a filter is applied. */
  filterFirst?: string
  /** It has only what is of the domain context, where there is one. */
  inDomain?: true
}

/** A list that lies at an address with parameters, as the objects of a container do; navigation does not lead there. */
export interface NestedListManifest {
  scope: PanelScope
  /** As the router has it: `$name` is one segment, `$` at the end the rest of the path. */
  path: string
}

export type NavGroup = 'compute' | 'volume' | 'network' | 'orchestration' | 'object-store' | 'system'

/** What a cell may need besides its item. */
export interface CellContext {
  intl: IntlShape
  session: UserSession
  /** The project's name where it is known, else its id. */
  projectName: (id: string | null) => string
  /** Whether the region has a service of this type; false until that is known. */
  serves: (type: string) => boolean
  /** The operator's; empty until they are there. */
  settings: Settings
}

export type CellValue = string | number | boolean | null

/** How a cell's value is changed in its place. */
export interface InlineEdit<T extends Item> {
  /** Nothing of the column can be changed unless all of these rules hold. */
  policy?: readonly PolicyRule[]
  /** Whether this item's may be changed. */
  allowed?(item: T, context: CellContext): boolean
  /** What editing begins with, where that has to be fetched; what the cell says otherwise. */
  load?(item: T): Promise<string>
  save(item: T, value: string): Promise<unknown>
}

/** What is there in some of a type's panels only: in all unless said. */
export interface Scoped {
  scopes?: readonly PanelScope[]
}

export const isIn =
  (scope: PanelScope) =>
  ({ scopes }: Scoped): boolean =>
    scopes?.includes(scope) ?? true

export interface Column<T extends Item> extends Scoped {
  id: string
  header: MessageDescriptor
  /** What the column sorts by. */
  value(item: T, context: CellContext): CellValue
  /** What is searched and exported; the value as text unless given. */
  text?(item: T, context: CellContext): string
  /** What is told of a cell that is pointed at; the text unless given. */
  hint?(item: T, context: CellContext): string
  /** What is drawn; the text unless given. */
  cell?(item: T, context: CellContext): ReactNode
  edit?: InlineEdit<T>
  /** 1 stays at every width, 2 goes on narrow windows, none goes first. What goes is shown in the row's drawer. */
  priority?: 1 | 2
  /** The column exists only where all of these rules hold. */
  policy?: readonly PolicyRule[]
  /** Names of projects are fetched once a column that needs them is there. */
  relates?: 'project'
  /** Out of sight until chosen. */
  optional?: boolean
  align?: 'end'
  /** Least width in px, and its share of what is left over (1 unless given). */
  width: number
  grow?: number
}

/** Server-side filters by the names that the API has for them. */
export type Filters = Readonly<Record<string, string>>

export interface Facet<T extends Item> extends Scoped {
  /** For a facet on the server: the API's own name of the filter. */
  id: string
  label: MessageDescriptor
  options?: readonly { value: string; label: MessageDescriptor }[]
  /** Digits only. */
  numeric?: boolean
  on: 'server' | { test(item: T, value: string, context: CellContext): boolean }
}

export interface DetailsTab<T extends Item> {
  id: string
  label: MessageDescriptor
  /** It is there only where the services have all of these. */
  extensions?: readonly Extension[]
  /** It is there only where all of these rules hold. */
  policy?: readonly PolicyRule[]
  render(item: T): ReactNode
}

/** Something that a service may or may not be able to do, by the alias that it has for it. */
export interface Extension {
  of: 'compute' | 'network' | 'volume'
  alias: string
}

/** What may be done to things of a type, and fail. */
export type Operation = 'list' | 'load' | 'create' | 'update' | 'delete'

/** Where something stands in the navigation, and what must be there for it to be offered. */
export interface Place {
  /** In no group: above them all. */
  nav: { group: NavGroup | null; icon: LucideIcon }
  /** Any one of these in the region's catalogue is enough. */
  services: readonly string[]
  /** All of these, too, must be there for its panels to be offered. */
  extensions?: readonly Extension[]
  /** The path of a setting by which the operator may take its panels away. */
  setting?: readonly string[]
  panels: Partial<Record<PanelScope, Panel>>
}

/** Where a type stands in the console: what is known of it before its code is fetched. */
export interface ResourceManifest extends Place {
  type: `OS::${string}::${string}`
  names: { one: MessageDescriptor; other: MessageDescriptor }
  /** What it says of a failure in words of its own; `unable.messages.ts` has the usual ones. */
  failureMessages?: Partial<Record<Operation, MessageDescriptor>>
  /** What it is a part of, as a subnet is of a network: its pages lie below the panels of that. */
  partOf?: ResourceManifest
  /** Lists besides the panels; what each shows is the resource's `at`. */
  lists?: readonly NestedListManifest[]
  /** The names of its dialogs, by which their addresses ask for them; no two resources share one. */
  modalNames?: readonly string[]
}

/** How items are found by what is typed. */
export interface Finding<T extends Item> {
  /** Lists that may hold them, as a panel of this scope has them. The service narrows them down as far as it can; the rest is done here. */
  ask(text: string, scope?: PanelScope): readonly ListQuery<T>[]
  /** What is searched besides name and id, as addresses. */
  words?(item: T): readonly string[]
  /** Where a found one leads; its details page unless given. */
  to?(item: T): string
}

/** What an upload leaves behind that did not come to its end. */
export interface UploadRemains {
  /** How many bytes lie there, null where that is not known; false where nothing is left, or it went through after all. */
  look(upload: BegunUpload): Promise<number | null | false>
  discard(upload: BegunUpload): Promise<unknown>
}

/** A page on the way to another. */
export interface Breadcrumb {
  label: MessageDescriptor | string
  to: string
}

/** A list whose address has parameters, once they are known. */
export interface NestedList<T extends Item> {
  /** The resource as it is there: with its own list and actions. */
  resource: Resource<T>
  title: string
  /** Its title where that has to be fetched; `title` stands there until then. */
  named?: ItemQuery<string>
  /** The pages between the panel and it, from the outermost. */
  way?: readonly Breadcrumb[]
  /** Puts the table into something of its own, as a place to drop files on. */
  around?(table: ReactNode): ReactNode
}

export interface Resource<T extends Item> extends ResourceManifest {
  messages: {
    /** What to do when there are none yet. */
    emptyHint: MessageDescriptor
  }
  label(item: T): string
  /** Drives row polling and the progress bar. */
  isTransitional(item: T): boolean
  /** What is wrong with an item or missing in it: told in its row's drawer. */
  problems?(item: T, context: CellContext): readonly string[]
  /** What the policy rules are judged against. */
  policyTarget(item: T): Record<string, unknown>
  /** What a panel lists; where a type has several, they may list more or less of it. */
  list(filters: Filters, scope?: PanelScope): ListQuery<T>
  load(id: string): ItemQuery<T>
  /** Where one is sent, and told why, whose item cannot be had; its page says so itself unless given. */
  redirectIfMissing?: string
  /** What is listed at one of `lists`, by the `$` parameters of its path. */
  at?(params: Readonly<Record<string, string | undefined>>): NestedList<T>
  /** Where a row leads; to its details page unless given. */
  opens?(item: T): string
  /** The pages between the panel and an item's details page. */
  breadcrumbs?(item: T): readonly Breadcrumb[]
  columns: readonly Column<T>[]
  /** A column's id, with a minus before it to sort downwards. */
  defaultSort: string
  facets: readonly Facet<T>[]
  actions: readonly Action<T>[]
  tabs: readonly DetailsTab<T>[]
  /** The dialogs of `modalNames`. */
  modals?: Modals<T>
  /** Where uploads make it: what is left of one that was broken off. */
  remains?: UploadRemains
  /** How find-anything looks for items of this type; without it only their ids are found. */
  find?: Finding<T>
}

/** A type that is only ever shown by its details page has no list. */
type Declaration<T extends Item> = Omit<Resource<T>, 'list'> & Partial<Pick<Resource<T>, 'list'>>

/** One resource type, declared: its panels, details page and search bar are drawn from this. Begins with its place. */
export const defineResource = <T extends Item>(resource: Declaration<T>): Resource<T> => ({
  list: () => ({
    queryKey: ['GET', resource.type, {}],
    queryFn: () =>
      Promise.reject(new ApiError('No list function defined', { reason: 'refused', endpoint: resource.type })),
  }),
  ...resource,
})

/** A resource of any type. */
export type AnyResource = Resource<Item>
