import { Document } from 'yaml'
import { toFlow, toYaml } from '../to-yaml.ts'
import { parseYaml } from './parse-yaml.ts'
import { entryOf, keyOf, valueOf, type YamlEntry, type YamlList, type YamlMap, type YamlNode } from './yaml-node.ts'

/** Keys of maps and positions in lists, from the top of the text. */
export type YamlPath = readonly (string | number)[]

export function nodeAt(root: YamlNode | undefined, path: YamlPath): YamlNode | undefined {
  let node = root
  for (const step of path) {
    if (typeof step === 'string') node = entryOf(node, step)?.value
    else node = node?.kind === 'list' ? node.items[step] : undefined
  }
  return node
}

/**
 * The text with another value at a path; what is missing on the path is added. All other lines stay as they are, with
 * their comments. `order`: keys of the top level before which a new one is put. A text that YAML does not allow stays.
 */
export function setIn(text: string, path: YamlPath, value: unknown, order: readonly string[] = []): string {
  const { root, problem } = parseYaml(text)
  if (problem) return text
  const spots = spotsOn(text, root, path)
  const found = spots.length
  const spot = spots.at(-1)
  if (found === path.length) return spot ? replaced(text, spot, value) : toYaml(value)
  const parent = spot ? spot.node : root
  const rest = path.slice(found)
  // What an alias stands for is written elsewhere, and others use it: it becomes a copy.
  if (spot && (spot.isAlias || !isCollection(parent) || isEmptyBlock(parent)))
    return replaced(text, spot, withPart(spot.isAlias && parent ? valueOf(parent) : undefined, rest, value))
  const [step = ''] = rest
  return inserted(text, parent, { step, value: withPart(undefined, rest.slice(1), value), order })
}

/** The text without what is at a path; a map or list that would be empty goes, too. */
export function removeIn(text: string, path: YamlPath): string {
  const { root, problem } = parseYaml(text)
  const spots = problem ? [] : spotsOn(text, root, path)
  const spot = spots.at(-1)
  if (!spot) return text
  if (spots.length < path.length)
    return spot.isAlias ? replaced(text, spot, withoutPart(valueOf(spot.node), path.slice(spots.length))) : text
  const outer = spots.at(-2)
  const siblings = spansOf(text, spot.parent)
  if (siblings.length === 1) return outer ? removeIn(text, path.slice(0, -1)) : ''
  const [from, to] = cut(text, siblings, { at: spot.index, isFlow: isFlow(text, spot.parent) })
  return text.slice(0, from) + text.slice(to)
}

/** The text with another name for the key at a path. */
export function renameIn(text: string, path: YamlPath, name: string): string {
  const { root } = parseYaml(text)
  const entry = entryOf(nodeAt(root, path.slice(0, -1)), String(path.at(-1)))
  return entry ? text.slice(0, entry.key.from) + toFlow(name) + text.slice(entry.key.to) : text
}

interface Spot {
  parent: YamlMap | YamlList
  /** The position among what is written in the parent. */
  index: number
  node: YamlNode
  isAlias: boolean
  /** Of the whole entry or item, from its key or dash. */
  span: Span
}

interface Span {
  from: number
  to: number
  /** Behind the colon or the dash. */
  value: number
}

const isCollection = (node: YamlNode | undefined): node is YamlMap | YamlList =>
  node?.kind === 'map' || node?.kind === 'list'
const isEmptyBlock = (node: YamlNode) =>
  node.kind === 'map' ? node.entries.length === 0 : node.kind === 'list' && node.items.length === 0
const isFlow = (text: string, { from }: YamlNode) => /[{[]/.test(text.charAt(from))
const lineStart = (text: string, at: number) => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1)
const lineEnd = (text: string, at: number) => (text.indexOf('\n', at) + 1 || text.length + 1) - 1
const columnOf = (text: string, at: number) => at - lineStart(text, at)

/** Those that are in the text; others come from a merge. */
const ownEntries = ({ entries, from, to }: YamlMap): YamlEntry[] =>
  entries.filter(({ key }) => key.from >= from && key.from <= to)

/** Where the entries of a map or the items of a list are written. */
function spansOf(text: string, node: YamlMap | YamlList): Span[] {
  if (node.kind === 'map')
    return ownEntries(node).map(({ key, value }) => {
      const colon = text.indexOf(':', key.to) + 1 || key.to
      return { from: key.from, value: colon, to: Math.max(colon, endOf(text, colon, value)) }
    })
  if (isFlow(text, node)) return node.items.map(({ from, to }) => ({ from, value: from, to }))
  const column = columnOf(text, node.from)
  let at = node.from
  return node.items.map((item) => {
    const from = at
    const to = Math.max(from + 1, endOf(text, from + 1, item))
    const next = new RegExp(`^ {${column}}-(?=\\s|$)`, 'm').exec(text.slice(to))
    at = to + (next?.index ?? 0) + column
    return { from, value: from + 1, to }
  })
}

/** The end of a value that is written behind `at`, or of the alias there. */
function endOf(text: string, at: number, node: YamlNode): number {
  const alias = /^\s*\*[^\s,[\]{}]+/.exec(text.slice(at))
  if (alias) return at + alias[0].length
  if (isCollection(node) && !isFlow(text, node)) return spansOf(text, node).at(-1)?.to ?? node.to
  return node.from >= at ? node.to : at
}

/** What exists of a path, from the top. */
function spotsOn(text: string, root: YamlNode | undefined, path: YamlPath): Spot[] {
  const spots: Spot[] = []
  let parent = root
  for (const step of path) {
    if (!isCollection(parent)) break
    const own = parent.kind === 'map' ? ownEntries(parent) : []
    const index = parent.kind === 'map' ? own.findLastIndex((entry) => keyOf(entry) === step) : Number(step)
    const span = spansOf(text, parent)[index]
    const node = parent.kind === 'map' ? own[index]?.value : parent.items[index]
    if (!span || !node) break
    spots.push({ parent, index, node, span, isAlias: node.from < span.value || node.from > span.to })
    if (spots.at(-1)?.isAlias && spots.length < path.length) break
    parent = node
  }
  return spots
}

/** A value with another part; what is missing on the path is added. */
function withPart(whole: unknown, path: YamlPath, part: unknown): unknown {
  const document = new Document(whole ?? undefined)
  document.setIn(path, part)
  return document.toJS()
}

function withoutPart(whole: unknown, path: YamlPath): unknown {
  const document = new Document(whole ?? undefined)
  if (document.hasIn(path)) document.deleteIn(path)
  return document.toJS()
}

/** What follows a colon or a dash: the rest of its line, and the lines below. */
function linesAfter(mark: ':' | '-', value: unknown, column: number): [first: string, rest: string] {
  const [first = '', ...lines] = toYaml(mark === ':' ? { k: value } : [value])
    .replace(/\n$/, '')
    .split('\n')
  return [first.slice(mark === ':' ? 2 : 1), lines.map((line) => `\n${line && ' '.repeat(column) + line}`).join('')]
}

function replaced(text: string, { parent, node, span, isAlias }: Spot, value: unknown): string {
  if (isFlow(text, parent)) {
    const from = isAlias || node.from === node.to ? span.value : node.from
    const space = from === span.value && parent.kind === 'map' ? ' ' : ''
    return text.slice(0, from) + space + toFlow(value) + text.slice(span.to)
  }
  const [first, rest] = linesAfter(parent.kind === 'map' ? ':' : '-', value, columnOf(text, span.from))
  const [anchor = ''] = isAlias ? [] : (/^(?:[ \t]*[&!][^\s]*)+/.exec(text.slice(span.value, node.from)) ?? [])
  const end = Math.max(span.to, span.value + anchor.length)
  // A comment behind the old value stays on its line.
  const line = lineEnd(text, end)
  return text.slice(0, span.value) + anchor + first + text.slice(end, line) + rest + text.slice(line)
}

interface Addition {
  step: string | number
  value: unknown
  order: readonly string[]
}

function inserted(text: string, parent: YamlNode | undefined, { step, value, order }: Addition): string {
  const entry = typeof step === 'string' ? { [step]: value } : [value]
  if (!isCollection(parent)) return (text === '' || text.endsWith('\n') ? text : `${text}\n`) + toYaml(entry)
  const spans = spansOf(text, parent)
  const last = spans.at(-1)
  if (isFlow(text, parent)) {
    const inner = toFlow(entry).slice(1, -1).trim()
    if (!last) return text.slice(0, parent.from) + toFlow(entry) + text.slice(parent.to)
    return `${text.slice(0, last.to)}, ${inner}${text.slice(last.to)}`
  }
  const column = columnOf(text, parent.from)
  const lines = toYaml(entry)
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line && ' '.repeat(column) + line)
  const later =
    column === 0 && parent.kind === 'map' ? firstOf(parent, order.slice(order.indexOf(String(step)) + 1)) : undefined
  if (later && order.includes(String(step)))
    return `${text.slice(0, later.key.from)}${lines.join('\n')}\n${text.slice(later.key.from)}`
  const at = lineEnd(text, last?.to ?? parent.to)
  const isBroken = text.charAt(at - 1) === '\n' && at === text.length
  return `${text.slice(0, at)}${isBroken ? '' : '\n'}${lines.join('\n')}${isBroken ? '\n' : ''}${text.slice(at)}`
}

const firstOf = (map: YamlMap, keys: readonly string[]): YamlEntry | undefined =>
  ownEntries(map).find((entry) => keys.includes(keyOf(entry)))

interface Position {
  at: number
  isFlow: boolean
}

/** What is cut out to remove one of several. */
function cut(text: string, spans: readonly Span[], { at, isFlow: inFlow }: Position): [from: number, to: number] {
  const [before, own, after] = [spans[at - 1], spans[at], spans[at + 1]]
  if (!own) return [0, 0]
  if (inFlow) return after ? [own.from, after.from] : [before?.to ?? own.from, own.to]
  const start = lineStart(text, own.from)
  // The first of a map in a list stands behind the dash.
  if (text.slice(start, own.from).trim() !== '' && after) return [own.from, after.from]
  return [start, Math.min(text.length, lineEnd(text, own.to) + 1)]
}
