import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { PanelScope, PolicyRule } from './item.ts'
import type { NavPlace } from './nav-services.ts'

/** What limits a list besides its filters; the list depends on it. */
export interface PanelLimit {
  subscribe(notify: () => void): () => void
  /** The name of what it is limited to; null: it is not. */
  name(): string | null
  /** Shown above the list while it is limited; lazy. */
  Note: ComponentType<{ name: string }>
}

export interface Panel {
  /** Under the base path, with a leading slash. */
  path: string
  policy?: readonly PolicyRule[]
  /** Key in the setting FILTER_DATA_FIRST: if that is true, the panel lists nothing until a filter is set. */
  filterFirst?: string
  /** What may limit its list, as the domain that an administrator works with. */
  limit?: PanelLimit
}

/** A list whose address has parameters, as the objects of a container; the navigation has no link to it. */
export interface NestedListManifest {
  scope: PanelScope
  /** The router's path: `$name` is one segment, a final `$` the rest of the path. */
  path: string
}

/** Something that a service may or may not support, by the service's alias for it. */
export interface Extension {
  of: 'compute' | 'network' | 'volume'
  alias: string
}

/** An operation on items of a type that can fail. */
export type Operation = 'list' | 'load' | 'create' | 'update' | 'delete'

/** Where a page is in the navigation, and what the cloud must have for it to be offered. */
export interface Manifest {
  /** Null: the first page of its half, above all services. */
  nav: { place: NavPlace | null; icon: LucideIcon }
  /** Other pages link to it; the navigation does not. */
  unlisted?: true
  /** The region's catalogue must have one of these. */
  services: readonly string[]
  /** The services must also support all of these. */
  extensions?: readonly Extension[]
  /** The path of a setting by which the operator may remove the panels. */
  setting?: readonly string[]
  panels: Partial<Record<PanelScope, Panel>>
  /** Its items can be exported as code; see `flows/export`. */
  exported?: true
}

/** What a type is called: 'Server Group', 'Server Groups'. */
export interface ResourceNames {
  one: MessageDescriptor
  other: MessageDescriptor
}

export interface ItemNoticeProps {
  type: string
  ids: readonly string[]
  /** 'page': the page of the item. 'change': a dialog that changes it. */
  on: 'page' | 'change'
}

/** What is known of a type before its code is loaded. */
export interface ResourceManifest extends Manifest {
  type: `OS::${string}::${string}`
  names: ResourceNames
  /** Failure messages that differ from the common ones of `resource.messages.ts`. */
  failureMessages?: Partial<Record<Operation, MessageDescriptor>>
  /** The type that it is part of, as a subnet is of a network: its pages are below the panels of that type. */
  partOf?: ResourceManifest
  /** Lists besides the panels; the resource's `nestedList` says what each shows. */
  nestedLists?: readonly NestedListManifest[]
  /**
   * The address of each dialog, `?modal=<address>`, by the id of the action that opens it; unique in the console. An
   * action that runs is confirmed there.
   */
  dialogs?: Readonly<Record<string, string>>
  /** What items of this type mean for items of others, as a stack that owns them; lazy, and null for most items. */
  itemNotice?: ComponentType<ItemNoticeProps>
}
