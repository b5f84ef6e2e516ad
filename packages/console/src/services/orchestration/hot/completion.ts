import type { HotKnowledge } from './check-template.ts'

interface CompletionOption {
  /** What is inserted. */
  label: string
  /** Beside it, as the type of a property. */
  detail?: string
}

export interface HotCompletion {
  /** Where the word begins that is replaced. */
  from: number
  options: CompletionOption[]
}

const SECTIONS = 'heat_template_version description parameter_groups parameters resources outputs conditions'.split(' ')
const KEYS: Readonly<Record<string, readonly string[]>> = {
  resources: 'type properties metadata depends_on update_policy deletion_policy condition'.split(' '),
  parameters: 'type label description default hidden immutable constraints'.split(' '),
  outputs: ['description', 'value', 'condition'],
}
const PARAMETER_TYPES = ['string', 'number', 'comma_delimited_list', 'json', 'boolean']
const PSEUDO_PARAMETERS = ['OS::stack_name', 'OS::stack_id', 'OS::project_id']
const FUNCTIONS =
  'get_resource get_attr get_param get_file str_replace list_join repeat if equals map_merge list_concat digest'.split(
    ' ',
  )

interface Named {
  name: string
  type: string
}

/** What may stand at an offset. It reads lines, since a text that is being typed is seldom whole. */
export function completionsAt(text: string, offset: number, knowledge: HotKnowledge): HotCompletion | null {
  const lines = text.slice(0, offset).split('\n')
  const line = lines.pop() ?? ''
  const word = lastWord(line)
  const before = line.slice(0, line.length - word.length)
  const options = optionsAt(text, lines, before, knowledge)
  const typed = word.toLowerCase()
  const fitting = options.filter(({ label }) => label.toLowerCase().includes(typed) && label !== word)
  const starts = ({ label }: CompletionOption) => (label.toLowerCase().startsWith(typed) ? 0 : 1)
  fitting.sort((a, b) => starts(a) - starts(b))
  return fitting.length > 0 ? { from: offset - word.length, options: fitting.slice(0, MAX_OPTIONS) } : null
}

const MAX_OPTIONS = 50

/** Read backwards: a pattern that ends with the line would be tried at each of its characters. */
function lastWord(line: string): string {
  let from = line.length
  while (from > 0 && /[\w:.]/.test(line.charAt(from - 1))) from -= 1
  return line.slice(from)
}

const plain = (labels: Iterable<string>, detail?: string): CompletionOption[] =>
  [...labels].map((label) => ({ label, ...(detail !== undefined && { detail }) }))

function optionsAt(text: string, lines: readonly string[], before: string, knowledge: HotKnowledge) {
  const path = pathAt(lines, before)
  const [section = '', name = '', part] = path
  const resources = namedIn(text, 'resources')
  const asOptions = (named: readonly Named[]) => named.map(({ name: label, type }) => ({ label, detail: type }))
  if (/\bget_resource:\s*["']?$/.test(before) || /\bget_attr:\s*\[\s*["']?$/.test(before)) return asOptions(resources)
  if (/\bdepends_on:\s*(?:\[.*)?$/.test(before) || (path.at(-1) === 'depends_on' && /^\s*- $/.test(before)))
    return asOptions(resources.filter((one) => one.name !== name))
  const [, target] = /\bget_attr:\s*\[\s*["']?([\w.-]+)["']?\s*,\s*["']?$/.exec(before) ?? []
  if (target !== undefined) {
    const type = resources.find((one) => one.name === target)?.type ?? ''
    return plain(Object.keys(knowledge.schemas.get(type)?.attributes ?? {}))
  }
  if (/\bget_param:\s*\[?\s*["']?$/.test(before))
    return [...asOptions(namedIn(text, 'parameters')), ...plain(PSEUDO_PARAMETERS)]
  if (/\btype:\s*["']?$/.test(before)) {
    if (section === 'parameters') return plain(PARAMETER_TYPES)
    return section === 'resources' ? plain(knowledge.types ?? []) : []
  }
  if (/[:[,]\s*\{\s*$/.test(before) && path.length > 1) return plain(FUNCTIONS)
  if (!/^\s*(?:- )?$/.test(before)) return []
  if (path.length === 0) return before === '' ? plain(SECTIONS.filter((one) => !hasSection(text, one))) : []
  if (path.length === 2) return plain(KEYS[section] ?? [])
  if (section === 'resources' && part === 'properties' && path.length === 3) {
    const type = resources.find((one) => one.name === name)?.type ?? ''
    return propertyOptions(type, knowledge)
  }
  return section === 'resources' && path.length > 3 ? plain(FUNCTIONS) : []
}

const hasSection = (text: string, section: string) => new RegExp(`^${section}:`, 'm').test(text)

const propertyOptions = (type: string, { schemas }: HotKnowledge): CompletionOption[] =>
  Object.entries(schemas.get(type)?.properties ?? {})
    .toSorted(([, a], [, b]) => Number(b.required) - Number(a.required))
    .map(([label, schema]) => ({ label, detail: schema.required ? `${schema.type} *` : schema.type }))

const KEY_LINE = /^(\s*(?:- )?)(["']?)([^\s"'#][^"'#]*?)\2:(?:\s|$)/

/** The keys above the cursor, from the outermost: those of lines that are indented less than all below them. */
function pathAt(lines: readonly string[], before: string): string[] {
  let indentation = /^\s*/.exec(before)?.[0].length ?? 0
  const path: string[] = []
  for (const line of lines.toReversed()) {
    const [, space = '', , key] = KEY_LINE.exec(line) ?? []
    if (key === undefined || space.length >= indentation) continue
    path.unshift(key)
    indentation = space.length
  }
  return path
}

/** The names in a section with their types, by indentation. */
function namedIn(text: string, section: string): Named[] {
  const [, body = ''] = new RegExp(`^${section}:[^\\n]*\\n((?:(?:[ \\t#-][^\\n]*)?(?:\\n|$))*)`, 'm').exec(text) ?? []
  const [, indentation = '  '] = /^(\s+)[^\s#]/m.exec(body) ?? []
  const found: Named[] = []
  for (const line of body.split('\n')) {
    const [, space, , name] = KEY_LINE.exec(line) ?? []
    if (name !== undefined && space === indentation) found.push({ name, type: '' })
    const [, type] = /\btype:\s*["']?([\w:./]+)/.exec(line) ?? []
    const last = found.at(-1)
    if (last && type !== undefined && last.type === '') last.type = type
  }
  return found
}
