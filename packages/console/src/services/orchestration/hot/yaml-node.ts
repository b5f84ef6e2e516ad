/** Offsets in the text. */
export interface Span {
  from: number
  to: number
}

export interface YamlScalar extends Span {
  kind: 'scalar'
  value: string | number | boolean | null
  /** Quotes or a block make it text, whatever it looks like. */
  isQuoted: boolean
}

export interface YamlMap extends Span {
  kind: 'map'
  entries: YamlEntry[]
}

export interface YamlEntry {
  key: YamlScalar
  value: YamlNode
}

export interface YamlList extends Span {
  kind: 'list'
  items: YamlNode[]
}

export type YamlNode = YamlScalar | YamlMap | YamlList

export const keyOf = ({ key }: YamlEntry): string => String(key.value)

export const entriesOf = (node: YamlNode | undefined): readonly YamlEntry[] =>
  node?.kind === 'map' ? node.entries : []

/** The entry of a map; undefined for other nodes. A key that is written twice has its last value. */
export const entryOf = (node: YamlNode | undefined, key: string): YamlEntry | undefined =>
  entriesOf(node).findLast((entry) => keyOf(entry) === key)

export const textOf = (node: YamlNode | undefined): string | undefined =>
  node?.kind === 'scalar' && node.value !== null ? String(node.value) : undefined

/** The node as JSON. */
export function valueOf(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(valueOf)
  return Object.fromEntries(node.entries.map((entry) => [keyOf(entry), valueOf(entry.value)]))
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
