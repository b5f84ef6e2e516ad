import { isRecord } from '../call-content.ts'
import { Fields } from '../fields.ts'
import type { NewIds } from '../new-id.ts'
import { Created, Given, type Resource, type Value } from './value.ts'

/** The value of an argument; undefined if the call has none. */
export type Argument = (call: ResourceCall) => Value | undefined

/** By the language's name of the argument: the field whose value it takes, or what else is written. The last value counts. */
export type Arguments = Readonly<Record<string, string | Argument | readonly (string | Argument)[]>>

interface Source {
  fields: Readonly<Record<string, unknown>>
  /** The open parts of the path. */
  parts: readonly string[]
  created: ReadonlyMap<string, Resource>
  ids: NewIds
  /** What stands for texts of the call. */
  known: ReadonlyMap<string, Value>
}

/** Fields without a meaning in a language if they have this value; `ANYTHING`: whatever it is. */
export type Ignored = Readonly<Record<string, unknown>>
export const ANYTHING = Symbol('anything')

/** The values of a call that a resource is written from. */
export class ResourceCall extends Fields {
  readonly #source: Source
  readonly #ignored: ReadonlySet<string>
  readonly #lostInside: string[] = []

  constructor(source: Source, ignored: Ignored = {}) {
    super(source.fields)
    this.#source = source
    const isIgnored = ([name, value]: [string, unknown]) => value === ANYTHING || this.look(name) === value
    this.#ignored = new Set(
      Object.entries(ignored)
        .filter(isIgnored)
        .map(([name]) => name),
    )
  }

  part(number: number): Value | undefined {
    const found = this.#source.parts[number - 1]
    return found === undefined ? undefined : this.plain(found)
  }

  /** The value of a field; undefined if it has none or is ignored. */
  given(field: string): unknown {
    const value = this.#ignored.has(field) ? undefined : this.look(field)
    return value === null || value === '' ? undefined : value
  }

  objectOf(args: Arguments): Record<string, Value> {
    return Object.fromEntries(
      Object.entries(args).flatMap(([name, source]) => {
        const values = [source].flat().map((one) => (typeof one === 'string' ? this.take(one) : one(this)))
        const value = values.findLast((one) => one !== undefined)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  }

  override take(field: string): Value | undefined {
    const value = this.given(field)
    if (value === undefined) return undefined
    this.use(field)
    return this.plain(value)
  }

  /** What stands for the text, or the text as it is. */
  known(text: string): Value {
    return this.#source.known.get(text) ?? text
  }

  /** The same for an object in this call; what it loses is lost here. */
  inside(field: string, item: Record<string, unknown>, read: (call: ResourceCall) => Value, ignored?: Ignored): Value {
    const call = new ResourceCall({ ...this.#source, fields: item }, ignored)
    const value = read(call)
    this.#lostInside.push(...call.lost().map((name) => `${field}.${name}`))
    return value
  }

  /** The fields with a value that no argument has used. */
  lost(): string[] {
    return [...this.unused((value, path) => isNothing(value) || this.#ignored.has(path)), ...this.#lostInside]
  }

  rest(except?: string): Given | undefined {
    const isRest = (name: string) => name !== except && !this.#ignored.has(name) && !isNothing(this.values[name])
    const names = this.others().filter(isRest)
    for (const name of names) this.use(name)
    const entries = names.map((name) => [name, this.plain(this.values[name])] as const)
    return names.length === 0 ? undefined : new Given(Object.fromEntries(entries))
  }

  plain(value: unknown): Value {
    if (typeof value === 'string') {
      const resource = this.#source.created.get(value)
      return resource ? new Created(resource) : (this.#source.known.get(value) ?? this.#source.ids.named(value))
    }
    if (Array.isArray(value)) return value.map((one) => this.plain(one))
    if (isRecord(value))
      return new Given(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.plain(one)])))
    return value as number | boolean | null // JSON has no other values
  }
}

export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)
