import { Existing, Variable } from '@meridian/contract'

/** The kinds of resources that can be exported; in this order they can be created. */
export const EXPORT_KINDS = [
  'keypair',
  'network',
  'subnet',
  'router',
  'router_interface',
  'security_group',
  'security_group_rule',
  'port',
  'volume',
  'server',
  'volume_attachment',
  'floating_ip',
] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** Another resource of the export. */
export class Reference {
  readonly node: string
  constructor(kind: ExportKind, id: string) {
    this.node = nodeKey(kind, id)
  }
}

export type Value =
  | string
  | number
  | boolean
  | null
  | Reference
  | Existing
  | Variable
  | readonly Value[]
  | { readonly [name: string]: Value }

export type Attributes = Readonly<Record<string, Value>>

export interface ExportNode {
  kind: ExportKind
  id: string
  /** The name in the cloud, which need not be unique; '' if the kind has none. */
  name: string
  /** Its name in the file: unique in its kind, with letters, digits and underscores only. */
  label: string
  /** What the call that creates it has in its body, without what has its default. */
  attributes: Attributes
  /** The open parts of the call's path. */
  parts?: readonly Value[]
  /** What must exist before, though the call does not name it. */
  after?: Reference | undefined
  /** Attributes that no format can carry. */
  lost: readonly string[]
}

export interface ExportModel {
  /** In an order in which they can be created. */
  nodes: readonly ExportNode[]
}

/** A node before it has its label. */
export type Draft = Omit<ExportNode, 'label'> & { title?: string }

export const nodeKey = (kind: ExportKind, id: string): string => `${kind} ${id}`

/** The keys of the nodes that a node refers to. */
export const referencesOfNode = ({ attributes, parts = [], after }: Draft): string[] => [
  ...referencesIn(parts),
  ...referencesIn(attributes),
  ...referencesIn(after),
]

/** The keys of the nodes that a value refers to. */
export function referencesIn(value: Value | undefined): string[] {
  if (value instanceof Reference) return [value.node]
  if (typeof value !== 'object' || value === null || value instanceof Existing || value instanceof Variable) return []
  return Object.values(value).flatMap(referencesIn)
}

/** The value without the entries that are undefined, empty lists or empty maps. */
export const present = (attributes: Record<string, Value | undefined>): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, Value] => {
      const value = entry[1]
      return value !== undefined && value !== '' && !(isPlain(value) && Object.keys(value).length === 0)
    }),
  )

const isPlain = (value: Value): value is readonly Value[] | { readonly [name: string]: Value } =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || value.constructor === Object)

/** The names of the attributes that are set. */
export const lostOf = (reasons: Record<string, boolean | string | null | undefined>): string[] =>
  Object.entries(reasons).flatMap(([name, isLost]) => (isLost ? [name] : []))
