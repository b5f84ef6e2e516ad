import { isRecord } from '../call-content.ts'
import { each, flagFor, value, type Argument } from './arguments.ts'
import { CommandCall, Misfit, misfit, textOf, type Word } from './command-call.ts'

/** By option, as `image` or `key_name` for `--key-name`: the field whose value it takes, or what else is written. */
export type Options = Readonly<Record<string, string | Argument | readonly Argument[]>>

/** A word without an option: the open part of the path of this number, the value of a field, or what is made of both. */
type Positional = number | string | ((call: CommandCall) => readonly string[])

interface Command {
  words: string
  takes: readonly Positional[]
  options: Options
  /** Fields that must have this value or be missing; `ANYTHING` is what the command leaves as it is. */
  fixed: Readonly<Record<string, string | number>>
}

export interface Row {
  method: string
  path: RegExp
  /** The key of the body; '' for any. */
  key: string
  /** Commands that do together what the call does; those without options are left out, unless there is only one. */
  commands: readonly Command[]
  /** Only newer clients than the oldest one that the tests run have the command. */
  isNew: boolean
}

/** A single `*` is a value of its own, for which Neutron shares with all projects. */
export const ANYTHING = '**'

/** A field that need not be there. */
export const optional = (field: string) => (call: CommandCall) => {
  const found = call.take(field)
  return found === undefined || found === null ? [] : [textOf(found)]
}

/** A field that is an empty text if it is missing. */
export const orEmpty = (field: string) => (call: CommandCall) => [textOf(call.take(field) ?? '')]

export const command = (
  words: string,
  takes: Command['takes'],
  options: Options = {},
  fixed: Command['fixed'] = {},
): Command => ({ words, takes, options, fixed })

/** A command about the item that begins the open parts of the path. */
export const onItem = (words: string, options?: Options, fixed?: Command['fixed']): Command =>
  command(words, [1], options, fixed)

/** `head` is method, path with `*` for its open parts (`**` for one with slashes), and the key of the body. */
export function row(head: string, ...commands: readonly (Command | string)[]): Row {
  const [method = '', path = '', key = ''] = head.split(' ')
  return { method, path: pathPattern(path), key, commands: commands.map(asCommand), isNew: false }
}

const asCommand = (one: Command | string): Command => (typeof one === 'string' ? onItem(one) : one)

const pathPattern = (path: string) =>
  new RegExp(`^${path.replaceAll(/\*+/g, (stars) => (stars === '**' ? '(.+)' : '([^/]+)'))}$`)

export const newer = (rows: readonly Row[]): Row[] => rows.map((one) => ({ ...one, isNew: true }))

/** A call to the path for each key of the body. */
export const actions = (path: string, commands: Readonly<Record<string, Command | string>>): Row[] =>
  Object.entries(commands).map(([key, one]) => row(`POST ${path} ${key}`, one))

interface Collection {
  create?: Options
  /** What `create` has without options. */
  takes?: readonly Positional[]
  fixed?: Command['fixed']
  set?: Options
  /** What `set` has no option for. */
  unset?: Options
  /** Options of `list` that filter rows, by the name of the filter. */
  filters?: Options
  /** Its tags are a resource of their own. */
  hasTags?: true
}

/** The filter of a list of the items of all projects. */
export const OF_ALL_PROJECTS: Options = {
  'all-projects': [flagFor('all_tenants', '1'), flagFor('all_tenants', 'True')],
}

/** The calls to a collection and its items: create, set, delete, list and show. */
export function collection(
  path: string,
  noun: string,
  { create, takes = ['name'], fixed, set, unset, filters, hasTags }: Collection,
): Row[] {
  const changes = set && [onItem(`${noun} set`, set), ...(unset ? [onItem(`${noun} unset`, unset)] : [])]
  return [
    ...(create
      ? [
          row(
            `POST ${path}`,
            command(`${noun} create`, takes, hasTags ? { ...create, tag: each('tags') } : create, fixed),
          ),
        ]
      : []),
    ...(changes ? ['PUT', 'PATCH'].map((method) => row(`${method} ${path}/*`, ...changes)) : []),
    row(`DELETE ${path}/*`, `${noun} delete`),
    row(`GET ${path}(?:/detail)?`, command(`${noun} list`, [], filters)),
    row(`GET ${path}/*`, `${noun} show`),
    ...(hasTags ? [row(`PUT ${path}/*/tags`, onItem(`${noun} set`, { tag: each('tags', undefined, 'no-tag') }))] : []),
  ]
}

type Values = ConstructorParameters<typeof CommandCall>[0]

/** The words of each command; null unless each value of the call has its argument, so that none does less than the call. */
export function commandsFor({ commands }: Row, values: Values): Word[][] | null {
  try {
    const call = new CommandCall(values)
    const filled = commands.map((one) => wordsOf(one, call))
    const isNothing = (found: unknown) =>
      (found === null && call.creates) || (isRecord(found) && Object.keys(found).length === 0)
    if (call.unused(isNothing).length > 0) return null
    return (commands.length > 1 ? filled.filter(({ hasOptions }) => hasOptions) : filled).map(({ words }) => words)
  } catch (error) {
    if (error instanceof Misfit) return null
    throw error
  }
}

function wordsOf({ words, takes, options, fixed }: Command, call: CommandCall) {
  call.separator = words.startsWith('swift ') ? ':' : '='
  for (const [field, expected] of Object.entries(fixed)) {
    const found = call.take(field) ?? expected
    if (found !== (typeof expected === 'number' ? call.part(expected) : expected) && expected !== ANYTHING) misfit()
  }
  const positional = takes.flatMap((one) => positionalOf(one, call))
  const written = Object.entries(options).flatMap(([name, source]) => {
    const given = typeof source === 'string' ? value(source) : source
    const option = `--${name.replaceAll('_', '-')}`
    return (typeof given === 'function' ? [given] : given).flatMap((one) => one(call, option))
  })
  // What follows `--` is no option, even if it begins with a dash, and no further value of an option.
  const needsEnd = call.hasOpenOption || positional.some((word) => word.startsWith('-'))
  const end = needsEnd && positional.length > 0 ? ['--'] : []
  return { words: [...words.split(' '), ...written, ...end, ...positional], hasOptions: written.length > 0 }
}

function positionalOf(one: Positional, call: CommandCall): readonly string[] {
  if (typeof one === 'number') return [call.part(one)]
  if (typeof one === 'function') return one(call)
  const found = call.take(one)
  if (found === undefined || found === null) return misfit()
  return Array.isArray(found) ? found.map(textOf) : [textOf(found)]
}
