import { csvCells, parseJson } from '@meridian/contract'
import { flatYaml, type Entry } from './flat-yaml.ts'
import { parseRemotes, type Lookups } from './rule-remotes.ts'
import { parseServices } from './rule-services.ts'
import { MOST_RULES, rulesFrom, type RuleDraft } from './rules-draft.ts'

/** Why a line, or an entry of a list, is no rule; `part` is the text that was not understood. */
export interface PasteProblem {
  line: number
  kind: 'ports' | 'remote' | 'direction' | 'noPorts' | 'tooMany' | 'syntax'
  part: string
}

export interface Pasted {
  rules: RuleDraft[]
  problems: PasteProblem[]
}

/** What holds for lines that do not say otherwise. */
export interface PasteDefaults {
  direction: RuleDraft['direction']
  /** The services of bare addresses, as `ssh, 443`; none if empty. */
  services: string
}

type Field =
  | 'direction'
  | 'ethertype'
  | 'protocol'
  | 'ports'
  | 'min'
  | 'max'
  | 'remote'
  | 'group'
  | 'addressGroup'
  | 'description'

type Fields = Partial<Record<Field, string>>

/** The names of fields in Neutron, the openstack command, Heat and spreadsheets, without spaces and signs. */
const NAMES: Readonly<Record<string, Field>> = {
  direction: 'direction',
  ethertype: 'ethertype',
  protocol: 'protocol',
  ipprotocol: 'protocol',
  port: 'ports',
  ports: 'ports',
  portrange: 'ports',
  service: 'ports',
  portrangemin: 'min',
  fromport: 'min',
  portmin: 'min',
  portrangemax: 'max',
  toport: 'max',
  portmax: 'max',
  cidr: 'remote',
  iprange: 'remote',
  remoteip: 'remote',
  remoteipprefix: 'remote',
  remote: 'remote',
  source: 'remote',
  address: 'remote',
  remotegroup: 'group',
  remotegroupid: 'group',
  remotesecuritygroup: 'group',
  group: 'group',
  remoteaddressgroup: 'addressGroup',
  remoteaddressgroupid: 'addressGroup',
  addressgroup: 'addressGroup',
  description: 'description',
  comment: 'description',
  note: 'description',
}

const fieldOf = (name: string): Field | undefined => NAMES[name.toLowerCase().replaceAll(/[^a-z]/g, '')]

/** In characters. */
const LONG_LINE = 1000

/** Which patterns that look for spaces before something would read again from each of them. */
const WIDE_GAP = /[^\S\n]{100,}/g

/** Rules of a list of addresses, CSV, YAML, JSON, or the output of `openstack security group rule list`. */
export function pasteRules(text: string, lookups: Lookups, defaults: PasteDefaults): Pasted {
  // A rule takes a line; what is longer is no list of rules, and reading it would keep the page busy.
  if (text.length > MOST_RULES * LONG_LINE) return { rules: [], problems: [{ line: 1, kind: 'tooMany', part: '' }] }
  const read = entriesOf(text.replaceAll(WIDE_GAP, ' '))
  if ('line' in read) return { rules: [], problems: [{ line: read.line, kind: 'syntax', part: '' }] }
  const pasted: Pasted = { rules: [], problems: [] }
  for (const { line, entry } of read.entries) {
    const result = typeof entry === 'string' ? rulesOfLine(entry, lookups, defaults) : rulesOf(entry, lookups, defaults)
    const found = 'rules' in result ? result.rules : []
    if ('kind' in result) pasted.problems.push({ line, kind: result.kind, part: result.part })
    if (isTooMany(result) || pasted.rules.length + found.length > MOST_RULES)
      return { rules: [], problems: [{ line, kind: 'tooMany', part: '' }] }
    pasted.rules.push(...found)
    if (pasted.problems.length > MOST_RULES) break
  }
  return pasted
}

const isTooMany = (result: OneResult) => 'kind' in result && result.kind === 'tooMany'

interface Numbered {
  line: number
  entry: string | Fields
}

function entriesOf(text: string): { entries: Numbered[] } | { line: number } {
  if (/^\s*[[{]/.test(text)) return jsonEntries(text)
  const lines = text
    .split(/\r?\n/)
    .map((content, at) => ({ line: at + 1, content }))
    .filter(({ content }) => content.trim() !== '' && !content.trim().startsWith('#'))
  const first = lines[0]?.content ?? ''
  if (/^\s*[+|]/.test(first))
    return {
      entries: tableEntries(
        lines.filter(({ content }) => content.trim().startsWith('|')),
        cellsOfRow,
      ),
    }
  if (lines.some(({ content }) => /^\s*-\s/.test(content))) {
    const read = flatYaml(text)
    return 'line' in read ? read : { entries: numbered(read.entries) }
  }
  const separator = [';', '\t', ','].find((each) => first.includes(each)) ?? ','
  const header = csvCells(first, separator)
  if (header.length > 1 && header.filter((name) => fieldOf(name)).length >= header.length / 2)
    return { entries: tableEntries(lines, (line) => csvCells(line, separator)) }
  return { entries: lines.map(({ line, content }) => ({ line, entry: content.trim() })) }
}

const numbered = (entries: readonly Entry[]): Numbered[] =>
  entries.map((entry, at) => ({ line: at + 1, entry: typeof entry === 'string' ? entry : toFields(entry) }))

/** An array of objects or texts, or an object that has one. */
function jsonEntries(text: string): { entries: Numbered[] } | { line: number } {
  try {
    const json = parseJson(text)
    const list = Array.isArray(json) ? json : Object.values(Object(json)).find((value) => Array.isArray(value))
    if (!Array.isArray(list)) return { line: 1 }
    return {
      entries: numbered(
        list.map((entry: unknown) =>
          typeof entry === 'object' && entry !== null
            ? Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, String(value ?? '')]))
            : String(entry),
        ),
      ),
    }
  } catch {
    return { line: 1 }
  }
}

function tableEntries(
  lines: readonly { line: number; content: string }[],
  cellsOf: (line: string) => string[],
): Numbered[] {
  const [head, ...rows] = lines
  const names = cellsOf(head?.content ?? '')
  return rows.map(({ line, content }) => ({
    line,
    entry: toFields(Object.fromEntries(cellsOf(content).map((cell, at) => [names[at] ?? '', cell]))),
  }))
}

const cellsOfRow = (line: string): string[] =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const MISSING = ['', 'none', 'null', '~', '-']

function toFields(record: Readonly<Record<string, string>>): Fields {
  const fields: Fields = {}
  for (const [name, value] of Object.entries(record)) {
    const field = fieldOf(name)
    if (field && !MISSING.includes(value.trim().toLowerCase())) fields[field] = value.trim()
  }
  return fields
}

type OneResult = { rules: RuleDraft[] } | Pick<PasteProblem, 'kind' | 'part'>

const DIRECTIONS: Readonly<Record<string, RuleDraft['direction']>> = {
  in: 'ingress',
  ingress: 'ingress',
  inbound: 'ingress',
  out: 'egress',
  egress: 'egress',
  outbound: 'egress',
}

function rulesOf(fields: Fields, lookups: Lookups, defaults: PasteDefaults): OneResult {
  const direction = fields.direction ? DIRECTIONS[fields.direction.toLowerCase()] : defaults.direction
  if (!direction) return { kind: 'direction', part: fields.direction ?? '' }
  const services = servicesOf(fields)
  const { traffic, problem: badPorts } = parseServices(services)
  if (!traffic) return { kind: 'ports', part: badPorts }
  const family = fields.ethertype?.endsWith('6') ? ' IPv6' : ''
  const remoteGroup = fields.group ?? fields.addressGroup
  const remote = remoteGroup ? remoteGroup + family : (fields.remote ?? (family ? '::/0' : '0.0.0.0/0'))
  const { remotes, problem: badRemote } = parseRemotes(remote, lookups)
  if (!remotes) return { kind: 'remote', part: badRemote }
  const description = fields.description ?? ''
  const rules = rulesFrom({ direction, traffic, remotes, description })
  return rules ? { rules } : { kind: 'tooMany', part: '' }
}

/** Protocol and ports as `parseServices` reads them; the openstack command writes `22:22` and `type=8:code=0`. */
function servicesOf({ protocol = 'any', ports, min, max }: Fields): string {
  const range = ports ?? [min, max].filter((end) => end !== undefined).join(':')
  const name = protocol.toLowerCase()
  if (range === '' || range === undefined) return name
  const icmp = /^type=(\d+)(?::code=(\d+))?$/.exec(range)
  if (icmp) return `${name}/${icmp[1]}${icmp[2] === undefined ? '' : `:${icmp[2]}`}`
  if (name === 'any') return range
  return range
    .split(/[\s,;]+/)
    .map((part) => (/^\d/.test(part) ? `${name}/${part}` : part))
    .join(' ')
}

/** Words in any order: a direction, services, a remote; what follows `#` or the remote is the description. */
function rulesOfLine(line: string, lookups: Lookups, defaults: PasteDefaults): OneResult {
  const [before = '', ...comment] = line.split(/\s#\s*/)
  let direction = defaults.direction
  const services: string[] = []
  const remotes: string[] = []
  const description: string[] = []
  for (const word of before.split(/[\s,;]+/).filter(Boolean)) {
    const lower = word.toLowerCase()
    if (DIRECTIONS[lower]) direction = DIRECTIONS[lower]
    else if (lower === 'from' || lower === 'to') continue
    else if (description.length === 0 && (remotes.length === 0 || services.length > 0) && parseServices(word).traffic)
      services.push(word)
    else if (description.length === 0 && parseRemotes(word, lookups).remotes) remotes.push(word)
    else description.push(word)
  }
  if (remotes.length === 0 && services.length === 0) return { kind: 'remote', part: line }
  const wanted = services.length > 0 ? services.join(' ') : defaults.services
  if (wanted.trim() === '') return { kind: 'noPorts', part: line }
  const fields = {
    ports: wanted,
    remote: remotes.join(' '),
    description: [...description, ...comment].join(' '),
  }
  return rulesOf(fields, lookups, { ...defaults, direction })
}
