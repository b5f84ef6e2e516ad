import { foldLines, plainValue, unescapeText } from './yaml-scalars.ts'
import { YamlCursor } from './yaml-cursor.ts'
import { keyOf, type YamlEntry, type YamlNode, type YamlScalar } from './yaml-node.ts'

export const DOUBLE = /"((?:[^"\\]|\\[^])*)"/y
export const SINGLE = /'((?:[^']|'')*)'/y
export const TAG_OR_ANCHOR = /([&!])([^\s,[\]{}]*)/y
export const PLAIN_START = /[^\s#&*!|>'"%@`[\]{},?:-]|[?:-](?=[^\s])/y
const FLOW_PLAIN = /(?:[^\n:#,[\]{}]|:(?=[^\s,[\]{}])|(?<=\S)#)+/y
const ALIAS = /\*([^\s,[\]{}]+)/y

/** Parses what stands between quotes and brackets, and aliases. */
export class FlowParser extends YamlCursor {
  protected readonly anchors = new Map<string, YamlNode>()

  protected quoted(): YamlScalar | undefined {
    const from = this.at
    const mark = this.text.charAt(from)
    if (mark !== '"' && mark !== "'") return undefined
    const found = this.take(mark === '"' ? DOUBLE : SINGLE)
    if (!found) this.fail('quote')
    const [, inner = ''] = found
    const value = mark === '"' ? unescapeText(inner) : foldLines(inner).replaceAll("''", "'")
    if (value === undefined) this.fail('escape', from)
    return { kind: 'scalar', from, to: this.at, value, isQuoted: true }
  }

  protected alias(): YamlNode | undefined {
    const from = this.at
    const found = this.take(ALIAS)
    if (!found) return undefined
    const node = this.anchors.get(found[1] ?? '')
    if (!node) this.fail('alias', from)
    return node
  }

  protected flow(): YamlNode | undefined {
    const from = this.at
    const open = this.text.charAt(from)
    if (open !== '[' && open !== '{') return undefined
    this.at += 1
    this.flows += 1
    const node = this.deeper(() => (open === '[' ? this.flowList(from) : this.flowMap(from)))
    this.flows -= 1
    return node
  }

  private flowList(from: number): YamlNode {
    const items: YamlNode[] = []
    for (;;) {
      this.skip()
      if (this.take(/\]/y)) return { kind: 'list', from, to: this.at, items }
      const item = this.flowNode(from)
      this.skip()
      if (this.take(/:(?=\s|$)/y) && item.kind === 'scalar') {
        this.skip()
        const value = this.flowNode(from)
        items.push({ kind: 'map', from: item.from, to: value.to, entries: [{ key: item, value }] })
        this.skip()
      } else items.push(item)
      if (!this.take(/,/y) && !this.sees(/\]/y)) this.fail('bracket', from)
    }
  }

  private flowMap(from: number): YamlNode {
    const entries: YamlEntry[] = []
    for (;;) {
      this.skip()
      if (this.take(/\}/y)) return { kind: 'map', from, to: this.at, entries: merged(entries) }
      const key = this.flowNode(from)
      if (key.kind !== 'scalar') this.fail('key', key.from)
      this.skip()
      const isGiven = this.take(key.isQuoted ? /:/y : /:(?=[\s,[\]{}]|$)/y) !== null
      this.skip()
      const value = isGiven && !this.sees(/[,}]/y) ? this.flowNode(from) : empty(key.to)
      entries.push({ key: { ...key, value: key.isQuoted ? key.value : this.text.slice(key.from, key.to) }, value })
      this.skip()
      if (!this.take(/,/y) && !this.sees(/\}/y)) this.fail('bracket', from)
    }
  }

  private flowNode(open: number): YamlNode {
    const mark = this.take(TAG_OR_ANCHOR)
    if (mark) {
      this.skip()
      const node = this.flowNode(open)
      if (mark[1] === '&') this.anchors.set(mark[2] ?? '', node)
      return node
    }
    const node = this.flow() ?? this.quoted() ?? this.alias()
    if (node) return node
    const from = this.at
    if (this.isAtEnd()) this.fail('bracket', open)
    if (!this.sees(PLAIN_START)) this.fail('character')
    let source = this.take(FLOW_PLAIN)?.[0] ?? ''
    while (this.sees(/(?:[ \t]*\n)+[ \t]*[^\s#,[\]{}:]/y)) {
      source += this.take(/(?:[ \t]*\n)+[ \t]*/y)?.[0] ?? ''
      source += this.take(FLOW_PLAIN)?.[0] ?? ''
    }
    const trimmed = source.trimEnd()
    return {
      kind: 'scalar',
      from,
      to: from + trimmed.length,
      value: plainValue(foldLines(trimmed)),
      isQuoted: false,
    }
  }
}

export const empty = (at: number): YamlScalar => ({ kind: 'scalar', from: at, to: at, value: null, isQuoted: false })

/** The entries of `<<` follow, unless the map has their keys. */
export function merged(entries: readonly YamlEntry[]): YamlEntry[] {
  const own = entries.filter((entry) => keyOf(entry) !== '<<')
  const names = new Set(own.map(keyOf))
  const others = entries
    .filter((entry) => keyOf(entry) === '<<')
    .flatMap(({ value }) => (value.kind === 'list' ? value.items : [value]))
    .flatMap((node) => (node.kind === 'map' ? node.entries : []))
  return [...own, ...others.filter((entry) => !names.has(keyOf(entry)))]
}
