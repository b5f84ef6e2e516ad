import { decoded, isRecord } from './call-content.ts'

/** A word of a command, or a file that has this text. */
export type Word = string | { file: string }

/** The values of a call that a template reads. */
export interface CallValues {
  /** The parts of the path that the pattern leaves open. */
  segments: readonly string[]
  /** The attributes in the body, or the headers if there is no body. */
  fields: Readonly<Record<string, unknown>>
  /** The call creates something: null is the same as a missing value. */
  creates: boolean
  /** The command sends an empty text. Many ignore it. */
  sendsEmpty: boolean
}

/** The values do not fit the template. */
class Misfit extends Error {}

/**
 * Fills a template with the values of a call; null unless each value of the call has its argument in a command, so that
 * no command does less than the call. A template is commands separated by `;`. If it has several, those without options
 * are left out. Arguments:
 *
 * | notation            | argument                                                            |
 * | ------------------- | ------------------------------------------------------------------- |
 * | `$1` `b$1` `--a=$1` | the first open part of the path; after a text; of an option         |
 * | `<f>` `<f?>` `<f=>` | the field f; not required; empty if missing                         |
 * | `--a=f`, `:a`       | its value; `f/v` leaves out v, `f?v` writes v for null, `f..g` both |
 * | `--a\|--b=f`        | --a if f is true, --b if false; `--a\|=f==v` if f is v              |
 * | `--a*=f` `--a@=f{}` | one for each item of a list; of objects as `{option key=key,…}`     |
 * | `--a*!--none=f`     | the same; --none empties the list first                             |
 * | `--a+=f`            | one with all items of a list                                        |
 * | `--a%=f` `--a%*p-`  | one for each entry of an object; for each other field, without p-   |
 * | `--a~f` `--a~*=f`   | if f is null; for each entry of f that is null                      |
 * | `--a<=f`            | a file with the value; `<64` base64, `<l` lines, `<j` all as JSON   |
 * | `f==v`              | f is v (`$1`; `**`: anything, as it stays what it was), or missing |
 */
export function fillTemplate(template: string, values: CallValues): Word[][] | null {
  try {
    const call = new Reading(values)
    const commands = template.split(' ; ')
    const filled = commands.map((command) => call.command(command.split(' ')))
    call.expectAllUsed()
    return (commands.length > 1 ? filled.filter(({ hasOptions }) => hasOptions) : filled).map(({ words }) => words)
  } catch (error) {
    if (error instanceof Misfit) return null
    throw error
  }
}

/** Any value; a single `*` is a value of its own, for which Neutron shares with all projects. */
const ANYTHING = '**'

const ARGUMENT =
  /^(?<option>--[\w-]+)?(?:\|(?<otherwise>--[\w-]+)?)?(?<kind>~\*|%\*|<64|<j|<l|<T|[~*@%<+])?(?:!(?<none>--[\w-]+))?=?(?<field>.*)$/

class Reading {
  readonly #values: CallValues
  readonly #used = new Set<string>()
  #separator = '='

  constructor(values: CallValues) {
    this.#values = values
  }

  command(parts: readonly string[]): { words: Word[]; hasOptions: boolean } {
    const start = parts.findIndex((part) => !/^[a-z]/.test(part) || part.includes('='))
    this.#separator = parts[0] === 'swift' ? ':' : '='
    const count = start < 0 ? parts.length : start
    const positional: string[] = []
    const options = parts.slice(count).flatMap((part): Word[] => {
      if (/^\w*\$/.test(part)) positional.push(this.#segment(part))
      else if (part.startsWith('<')) positional.push(...this.#positional(part.slice(1, -1)))
      else return this.#option(part)
      return []
    })
    // What follows `--` is no option, even if it begins with a dash, and no further value of an option.
    const needsEnd = positional.some((word) => word.startsWith('-')) || parts.some((part) => part.includes('+='))
    const end = needsEnd && positional.length > 0 ? ['--'] : []
    return { words: [...parts.slice(0, count), ...options, ...end, ...positional], hasOptions: options.length > 0 }
  }

  expectAllUsed(): void {
    const isUsed = (path: string, value: unknown): boolean =>
      this.#used.has(path) ||
      (value === null && this.#values.creates) ||
      (isRecord(value) && Object.entries(value).every(([key, one]) => isUsed(`${path}.${key}`, one)))
    if (!Object.entries(this.#values.fields).every(([key, value]) => isUsed(key, value))) throw new Misfit()
  }

  #segment(part: string): string {
    const [before = '', number] = part.split('$')
    return before + (this.#values.segments[Number(number) - 1] ?? misfit())
  }

  #positional(field: string): string[] {
    const name = field.replace(/[=?]$/, '')
    const value = this.#take(name)
    if (value === undefined || value === null) return field.endsWith('?') ? [] : field.endsWith('=') ? [''] : misfit()
    return Array.isArray(value) ? value.map(textOf) : [textOf(value)]
  }

  #option(part: string): Word[] {
    if (/^[^-|]/.test(part)) return this.#constant(part)
    const { option = '', otherwise = '', kind, none, field = '' } = ARGUMENT.exec(part)?.groups ?? {}
    if (part.includes('|')) return this.#flag(option, otherwise, field)
    switch (kind) {
      case undefined:
        return field === '' ? [option] : this.#value(option, field)
      case '~':
        return this.#look(field) === null && this.#take(field) === null ? [option] : []
      case '~*':
        return this.#entries(field, true).flatMap(([key]) => written(option, key))
      case '%':
        return this.#pairs(option, this.#entries(field, false))
      case '%*':
        return this.#pairs(option, this.#others(field))
      case '<j':
        return written(option, JSON.stringify(Object.fromEntries(this.#others(''))))
      case '*':
      case '@':
        return this.#list(option, field, none)
      case '+':
        return this.#all(option, field)
      default:
        return this.#file(option, field, kind)
    }
  }

  #constant(part: string): Word[] {
    const [name = '', expected] = part.split('==')
    if (expected === undefined) return [part]
    const value = this.#take(name)
    const wanted = expected.startsWith('$') ? this.#segment(expected) : expected
    return value === undefined || value === null || value === wanted || wanted === ANYTHING ? [] : misfit()
  }

  #flag(option: string, otherwise: string, field: string): Word[] {
    const [name = '', expected] = field.split('==')
    if (expected !== undefined) return this.#look(name) === expected && this.#take(name) ? [option] : []
    const [plain = '', unset] = field.split('/')
    const value = this.#take(plain)
    if (value === undefined || value === unset || (value === null && this.#values.creates)) return []
    if (typeof value !== 'boolean') return misfit()
    const word = value ? option : otherwise
    return word === '' ? [] : [word]
  }

  #value(option: string, field: string): Word[] {
    if (field.startsWith('$')) return written(option, this.#segment(field))
    if (field.includes('..')) return this.#range(option, field.split('..'))
    const [, name = '', mark = '', special] = /^([^/?]+)([/?])?(.*)$/.exec(field) ?? []
    const value = this.#take(name)
    if (value === null && mark === '?') return written(option, special ?? '')
    if (value === undefined || (value === null && this.#values.creates)) return []
    const text = textOf(value)
    if (text === '' && !this.#values.creates && !this.#values.sendsEmpty) return misfit()
    return mark === '/' && text === special ? [] : written(option, text)
  }

  #range(option: string, names: readonly string[]): Word[] {
    const [from, to] = names.map((name) => this.#take(name))
    if (from == null && to == null) return []
    // A rule for ICMP has the type and the code in these fields.
    if (typeof from !== 'number' || typeof to !== 'number' || this.#protocolIsIcmp()) return misfit()
    return written(option, `${from}:${to}`)
  }

  #protocolIsIcmp(): boolean {
    return /icmp|^1$|^58$/.test(String(this.#look('protocol')))
  }

  #list(option: string, field: string, none: string | undefined): Word[] {
    const [, name = '', shape] = /^([^{]+)(?:\{(.*)\})?$/.exec(field) ?? []
    const value = this.#look(name)
    if (typeof value === 'string') return written(option, textOf(this.#take(name)))
    if (value === undefined || (value === null && this.#values.creates)) return []
    if (!Array.isArray(value)) return misfit()
    const texts = value.map((item) => (shape === undefined ? textOf(item) : objectText(item, shape)))
    // Another argument of the same template may have the shape of these objects.
    if (!texts.every((text) => text !== null)) return []
    this.#take(name)
    const empties = none !== undefined && (texts.length === 0 || !this.#values.creates)
    if (texts.length === 0 && !empties && !this.#values.creates) return misfit()
    return [...(empties ? [none] : []), ...texts.flatMap((text) => written(option, text))]
  }

  #all(option: string, field: string): Word[] {
    const value = this.#take(field)
    if (value === undefined || value === null) return []
    if (!Array.isArray(value) || value.length === 0) return misfit()
    const texts = value.map(textOf)
    return texts.some((text) => text.startsWith('-')) ? misfit() : [option, ...texts]
  }

  #file(option: string, field: string, kind: string): Word[] {
    const value = this.#take(field)
    if (value === undefined || value === null) return []
    if (kind === '<l') return Array.isArray(value) ? [option, { file: value.map(textOf).join('\n') }] : misfit()
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    // The command takes seconds without a time zone.
    if (kind === '<T') return written(option, text.replace(/(?:\.\d+)?Z$/, ''))
    return [option, { file: kind === '<64' ? (decoded(text) ?? misfit()) : text }]
  }

  /** The entries of an object whose value is null, or is not. */
  #entries(field: string, isNull: boolean): [string, unknown][] {
    const value = this.#look(field)
    if (value === undefined || (value === null && this.#values.creates)) return []
    if (!isRecord(value)) return misfit()
    if (Object.keys(value).length === 0) this.#used.add(field)
    const entries = Object.entries(value).filter(([, one]) => (one === null) === isNull)
    for (const [key] of entries) this.#used.add(`${field}.${key}`)
    return entries
  }

  /** The fields that no argument has used. */
  #others(prefix: string): [string, unknown][] {
    const { fields } = this.#values
    const rest = Object.keys(fields).filter(
      (key) => key.startsWith(prefix) && !this.#used.has(key) && fields[key] !== null,
    )
    return rest.map((key) => [key.slice(prefix.length), this.#take(key)])
  }

  #pairs(option: string, entries: readonly (readonly [string, unknown])[]): Word[] {
    const pairs = entries.map(([key, value]) => this.#pair(key, value))
    // Heat's command takes a parameter that is the only one for several of them.
    if (option === '--parameter' && pairs.length === 1 && pairs[0]?.includes(';')) return misfit()
    return pairs.flatMap((pair) => written(option, pair))
  }

  /** The commands split at the first separator. */
  #pair(key: string, value: unknown): string {
    return key === '' || key.includes(this.#separator) ? misfit() : `${key}${this.#separator}${textOf(value)}`
  }

  #look(name: string): unknown {
    const { fields } = this.#values
    if (name in fields) return fields[name]
    const [object = '', key] = name.split('.')
    const outer = fields[object]
    return key !== undefined && isRecord(outer) ? outer[key] : undefined
  }

  #take(name: string): unknown {
    const value = this.#look(name)
    if (value !== undefined) this.#used.add(name)
    return value
  }
}

function misfit(): never {
  throw new Misfit()
}

/** A value that begins with a dash would be an option. */
const written = (option: string, value: string): string[] =>
  value.startsWith('-') ? [`${option}=${value}`] : [option, value]

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return misfit()
}

/** The object as `a=1,b=2`; null if it has other keys. */
function objectText(item: unknown, shape: string): string | null {
  if (!isRecord(item)) return null
  const names = new Map(shape.split(',').map((part) => [part.split('=').at(-1) ?? '', part.split('=')[0] ?? '']))
  const given = Object.entries(item).filter(([, value]) => value !== null)
  if (!given.every(([key]) => names.has(key))) return null
  const parts = given.map(([key, value]) => {
    const [name = '', text] = [names.get(key), textOf(value)]
    if (name === '') return text
    if (text.includes(',')) return misfit()
    return `${text.includes(':') ? name.replace(/^v4-/, 'v6-') : name}=${text}`
  })
  return parts.join(',')
}
