import { DOUBLE, empty, FlowParser, merged, PLAIN_START, SINGLE, TAG_OR_ANCHOR } from './yaml-flow.ts'
import { blockText, foldLines, plainValue } from './yaml-scalars.ts'
import { Malformed, type YamlProblem } from './yaml-cursor.ts'
import type { Span, YamlEntry, YamlMap, YamlNode, YamlScalar } from './yaml-node.ts'

export interface ParsedYaml {
  /** Undefined for an empty text, and after a problem. */
  root: YamlNode | undefined
  problem: (Span & { code: YamlProblem }) | null
}

/** Parses YAML 1.1, in which JSON is included, with the offsets of every node. It executes and fetches nothing. */
export function parseYaml(text: string): ParsedYaml {
  try {
    return { root: new Parser(text.replaceAll('\r', ' ')).document(), problem: null }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    return { root: undefined, problem: { code: error.code, ...error.span } }
  }
}

const PLAIN_KEY = /(?:[^\s#&*!|>'"%@`[\]{},?:-]|[?:-](?=[^\s]))(?:[^\n:#]|:(?=\S)|(?<=\S)#)*?(?=[ \t]*:(?:\s|$))/y
const PLAIN_LINE = /(?:[^\n:#]|:(?=\S)|(?<=\S)#)*/y
const AFTER_KEY = /[ \t]*:(?=\s|$)/y
const BLOCK_HEADER = /([|>])(?:([1-9])([-+]?)|([-+]?)([1-9]?))[ \t]*(?:#.*)?(?=\n|$)/y
const DIRECTIVES = /(?:%[^\n]*\n|[ \t]*(?:#[^\n]*)?\n)*---(?=\s|$)/y

class Parser extends FlowParser {
  document(): YamlNode | undefined {
    this.take(/\uFEFF/y)
    this.take(DIRECTIVES)
    const root = this.block(0)
    this.skip()
    if (!this.isAtEnd() && !this.isAtMarker()) this.fail(root?.kind === 'scalar' ? 'key' : 'indentation')
    return root
  }

  /** Reads a node whose lines are indented by at least `least`, or undefined. `list`: where a list may begin. */
  private block(least: number, list = least): YamlNode | undefined {
    this.skip()
    const column = this.column()
    if (this.isAtEnd()) return undefined
    const isList = this.sees(/-(?=\s|$)/y)
    if (column < (isList ? list : least) || this.isAtMarker()) return undefined
    return this.deeper(() => {
      if (isList) return this.list(column)
      if (this.isKey()) return this.map(column)
      return this.inline(least - 1, column)
    })
  }

  private isKey(): boolean {
    const start = this.at
    const isFound =
      (this.take(DOUBLE) ?? this.take(SINGLE) ?? this.take(PLAIN_KEY)) !== null &&
      !this.text.slice(start, this.at).includes('\n') &&
      this.sees(AFTER_KEY)
    this.at = start
    return isFound
  }

  private key(): YamlScalar {
    const from = this.at
    const quoted = this.quoted()
    if (quoted) return quoted
    const found = this.take(PLAIN_KEY)
    if (!found) this.fail('key')
    const value = plainValue(found[0])
    // Names are text, as Heat uses them.
    return { kind: 'scalar', from, to: this.at, value: typeof value === 'string' ? value : found[0], isQuoted: false }
  }

  private map(column: number): YamlMap {
    const from = this.at
    const entries: YamlEntry[] = []
    let to = from
    for (;;) {
      const key = this.key()
      this.take(AFTER_KEY)
      const value = this.valueAfter(column, key.to)
      entries.push({ key, value })
      to = Math.max(key.to, value.to)
      this.skip()
      if (this.isAtEnd() || this.column() < column || this.isAtMarker()) break
      if (this.column() > column) this.fail('indentation')
      if (this.sees(/-(?=\s|$)/y)) this.fail('indentation')
      if (!this.isKey()) this.fail('key')
    }
    return { kind: 'map', from, to, entries: merged(entries) }
  }

  private valueAfter(column: number, end: number): YamlNode {
    this.take(/[ \t]*/y)
    if (!this.isAtLineEnd()) return this.inline(column, null)
    return this.block(column + 1, column) ?? empty(end)
  }

  private list(column: number): YamlNode {
    const from = this.at
    const items: YamlNode[] = []
    let to = from
    for (;;) {
      this.at += 1
      const item = this.block(column + 1) ?? empty(this.at)
      items.push(item)
      to = Math.max(to + 1, item.to)
      this.skip()
      if (this.isAtEnd() || this.column() < column || !this.sees(/-(?=\s|$)/y)) break
      if (this.column() > column) this.fail('indentation')
    }
    return { kind: 'list', from, to, items }
  }

  /** What may stand behind a colon; `start` is the column of a node on a line of its own. */
  private inline(parent: number, start: number | null): YamlNode {
    const mark = this.take(TAG_OR_ANCHOR)
    if (mark) {
      this.take(/[ \t]*/y)
      const isLast = this.isAtLineEnd()
      const node = isLast
        ? (this.block(parent + 1, start === null ? Math.max(0, parent) : parent + 1) ?? empty(this.at))
        : this.inline(parent, start)
      if (mark[1] === '&') this.anchors.set(mark[2] ?? '', node)
      return mark[1] === '!' && node.kind === 'scalar' && /^!?str$/.test(mark[2] ?? '')
        ? { ...node, value: node.value === null ? '' : String(node.value), isQuoted: true }
        : node
    }
    const node = this.flow() ?? this.quoted() ?? this.alias() ?? this.blockScalar(parent)
    if (node) {
      this.take(/[ \t]*/y)
      const isEnd = this.isAtLineEnd() || /\n/.test(this.text.charAt(this.at - 1))
      if (!isEnd) this.fail(this.sees(/:(?:\s|$)/y) ? 'colon' : 'character')
      return node
    }
    if (!this.sees(PLAIN_START)) this.fail(this.sees(/[@`%]/y) ? 'quote' : 'character')
    return this.plain(parent)
  }

  private plain(parent: number): YamlScalar {
    const from = this.at
    let source = this.take(PLAIN_LINE)?.[0].trimEnd() ?? ''
    if (this.sees(/:(?:\s|$)/y)) this.fail('colon')
    let to = from + source.length
    for (;;) {
      // A comment ends the scalar.
      if (!this.sees(/[ \t]*\n/y)) break
      const start = this.at
      this.take(/(?:[ \t]*\n)+[ \t]*/y)
      const isMore =
        !this.isAtEnd() && this.column() > parent && !this.sees(/#|(?:---|\.\.\.)(?=\s|$)/y) && !this.isKey()
      if (!isMore) {
        this.at = start
        break
      }
      const line = this.take(PLAIN_LINE)?.[0] ?? ''
      if (this.sees(/:(?:\s|$)/y)) this.fail('colon')
      source += this.text.slice(to, this.at - line.length) + line.trimEnd()
      to = this.at - line.length + line.trimEnd().length
    }
    return { kind: 'scalar', from, to, value: plainValue(foldLines(source)), isQuoted: false }
  }

  private blockScalar(parent: number): YamlScalar | undefined {
    const from = this.at
    const found = this.take(BLOCK_HEADER)
    if (!found) return undefined
    const [, style, first, after, before, second] = found
    const given = first ?? second
    let width = given ? Math.max(0, parent) + Number(given) : null
    const lines: string[] = []
    let to = this.at
    while (this.sees(/\n/y)) {
      const [line = ''] = /[^\n]*/y.exec(this.text.slice(this.at + 1)) ?? []
      const indentation = line.length - line.trimStart().length
      const isEmpty = line.trim() === ''
      if (!isEmpty) width ??= indentation > parent ? indentation : null
      if (!isEmpty && (width === null || indentation < width)) break
      if (this.at + 1 >= this.text.length) break
      lines.push(isEmpty && line.length <= (width ?? line.length) ? '' : line.slice(width ?? 0))
      this.at += 1 + line.length
      to = this.at
    }
    const chomping = (after ?? before ?? '') as '' | '-' | '+' // the groups of the pattern
    return { kind: 'scalar', from, to, value: blockText(lines, { isFolded: style === '>', chomping }), isQuoted: true }
  }
}
