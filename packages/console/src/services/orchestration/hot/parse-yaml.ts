import { MAX_NESTING, parseYamlDocument, TextTooComplex } from '@meridian/contract/yaml'
import { isAlias, isMap, isScalar, isSeq, type Alias, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { plainValue } from './plain-value.ts'
import {
  keyOf,
  type Span,
  type YamlEntry,
  type YamlList,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
} from './yaml-node.ts'
import { Malformed, problemIn, type YamlProblem } from './yaml-problem.ts'

export interface ParsedYaml {
  /** Undefined for an empty text, and after a problem. */
  root: YamlNode | undefined
  problem: (Span & { code: YamlProblem }) | null
}

/** Parses YAML 1.1, in which JSON is included, with the offsets of every node. It executes and fetches nothing. */
export function parseYaml(text: string): ParsedYaml {
  try {
    const document = parseYamlDocument(text, { version: '1.1', schema: 'failsafe', merge: false, logLevel: 'error' })
    const problem = problemIn(document, text)
    if (problem) return { root: undefined, problem }
    const { contents } = document
    return {
      root: contents === null || isNothing(contents) ? undefined : new Reader(text).node(contents),
      problem: null,
    }
  } catch (error) {
    if (error instanceof TextTooComplex)
      return { root: undefined, problem: { code: error.code, from: 0, to: text.length } }
    if (error instanceof Malformed) return { root: undefined, problem: { code: error.code, ...error.span } }
    throw error
  }
}

/** With what aliases repeat: a few lines could stand for more than the memory holds. */
const MAX_NODES = 100_000

/** A text of nothing but comments. */
const isNothing = (node: unknown) => isScalar(node) && node.type === 'PLAIN' && node.source === ''

/** The nodes of a text with their offsets; an alias is the node that it stands for. */
class Reader {
  readonly #text: string
  readonly #anchors = new Map<string, YamlNode>()
  /** Of each node with all that is in it, how often it may be. */
  readonly #sizes = new Map<YamlNode, number>()

  constructor(text: string) {
    this.#text = text
  }

  node(node: unknown, depth = 0): YamlNode {
    if (isAlias(node)) return this.#alias(node)
    if (depth >= MAX_NESTING) throw new Malformed('depth', spanOf(node))
    const read = isMap(node)
      ? this.#map(node, depth + 1)
      : isSeq(node)
        ? this.#list(node, depth + 1)
        : this.#scalar(node)
    if (isAnchored(node)) this.#anchors.set(node.anchor, read)
    return read
  }

  #alias(alias: Alias): YamlNode {
    const node = this.#anchors.get(alias.source)
    if (!node) throw new Malformed('alias', spanOf(alias))
    return node
  }

  #scalar(node: unknown): YamlScalar {
    const [from, end] = rangeOf(node)
    if (!isScalar(node)) return empty(from)
    const { type, source = '', tag } = node as Scalar<string> // all scalars of the plainest schema are text
    const isQuoted = type !== 'PLAIN' || tag === TEXT_TAG
    const value = isQuoted ? String(node.value) : plainValue(String(node.value))
    if (type === 'PLAIN' && source === '') return { ...empty(this.#behindText(from)), value, isQuoted }
    const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED'
    return { kind: 'scalar', from, to: isBlock && this.#text[end - 1] === '\n' ? end - 1 : end, value, isQuoted }
  }

  #map(map: YAMLMap, depth: number): YamlMap {
    const read = map.items.map((pair) => this.#entry(pair, depth))
    const [from, end] = rangeOf(map)
    const own = {
      from: read[0]?.key.from ?? from,
      to: Math.max(...read.map(({ key, value }) => Math.max(key.to, value.to))),
    }
    const span = this.#text[from] === '{' ? { from, to: end } : own
    const node: YamlMap = { kind: 'map', ...span, entries: merged(read) }
    this.#count(
      node,
      read.map(({ value }) => value),
    )
    return node
  }

  #entry({ key, value }: Pair, depth: number): YamlEntry {
    const name = this.node(key, depth)
    if (name.kind !== 'scalar') throw new Malformed('key', name)
    // Names are text, as Heat uses them.
    const text = isScalar(key) && !name.isQuoted ? { ...name, value: String(key.value) } : name
    const read = value === null ? empty(name.to) : this.node(value, depth)
    return {
      key: text,
      value: read.from === read.to && read.kind === 'scalar' ? { ...read, ...emptyAt(name.to) } : read,
    }
  }

  #list(list: YAMLSeq, depth: number): YamlList {
    const items = list.items.map((item) => this.node(item, depth))
    const [from, end] = rangeOf(list)
    const to = this.#text[from] === '[' ? end : Math.max(from + 1, ...items.map((item) => item.to))
    const node: YamlList = { kind: 'list', from, to, items }
    this.#count(node, items)
    return node
  }

  #count(node: YamlNode, parts: readonly YamlNode[]): void {
    const size = parts.reduce((sum, part) => sum + (this.#sizes.get(part) ?? 1), 1)
    if (size > MAX_NODES) throw new Malformed('size', node)
    this.#sizes.set(node, size)
  }

  /** Where the text before an empty value ends. */
  #behindText(at: number): number {
    let end = at
    while (end > 0 && /\s/.test(this.#text.charAt(end - 1))) end -= 1
    return end
  }
}

const TEXT_TAG = 'tag:yaml.org,2002:str'

const isAnchored = (node: unknown): node is { anchor: string } =>
  (isScalar(node) || isMap(node) || isSeq(node)) && node.anchor !== undefined

function rangeOf(node: unknown): readonly [from: number, to: number] {
  const [from, to] = (isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : null) ?? [0, 0]
  return [from, to]
}

function spanOf(node: unknown): Span {
  const [from, to] = rangeOf(node)
  return { from, to }
}

const emptyAt = (at: number): Span => ({ from: at, to: at })
const empty = (at: number): YamlScalar => ({ kind: 'scalar', ...emptyAt(at), value: null, isQuoted: false })

const isMerge = ({ key }: YamlEntry) => key.value === '<<' && !key.isQuoted

/** The entries of `<<` follow, unless the map has their keys. */
function merged(entries: readonly YamlEntry[]): YamlEntry[] {
  const own = entries.filter((entry) => !isMerge(entry))
  const names = new Set(own.map(keyOf))
  const others = entries
    .filter(isMerge)
    .flatMap(({ value }) => (value.kind === 'list' ? value.items : [value]))
    .flatMap((node) => (node.kind === 'map' ? node.entries : []))
  return [...own, ...others.filter((entry) => !names.has(keyOf(entry)))]
}
