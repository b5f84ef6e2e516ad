import type { UpstreamCall } from '../upstream-calls.ts'
import { contentOf, decoded, isRecord } from './call-content.ts'
import { joinImageData } from './image-data.ts'
import { NewIds } from './new-id.ts'
import { RESOURCE_RULES, type Argument, type Language } from './resource-rules.ts'

/** What a call creates, as a resource of a language that declares resources. */
export interface Resource {
  type: string
  /** Its name in the text, as `network` or `network_2`. */
  label: string
  values: Record<string, Value>
}

/** The id of another resource of the same text. */
export class Created {
  readonly resource: Resource
  constructor(resource: Resource) {
    this.resource = resource
  }
}

/** The name of the network that has this id. */
export class NetworkName {
  readonly network: Value
  constructor(network: Value) {
    this.network = network
  }
}

/** A map as the call has it: users choose its keys. Other maps have the keys of the language. */
export class Given {
  readonly entries: Readonly<Record<string, Value>>
  constructor(entries: Readonly<Record<string, Value>>) {
    this.entries = entries
  }
}

export type Value =
  | string
  | number
  | boolean
  | null
  | Created
  | NetworkName
  | Given
  | readonly Value[]
  | { readonly [name: string]: Value }

export interface Resources {
  resources: readonly Resource[]
  /** Values that the language has no arguments for. */
  lost: readonly string[]
  /** Calls that create nothing that the language has a resource for. */
  others: readonly UpstreamCall[]
}

/** The resources that the calls create, in the terms of a language. */
export function resourcesOf(all: readonly UpstreamCall[], language: Language): Resources {
  const calls = joinImageData(all, ['file', 'uri'])
  const ids = new NewIds(calls)
  const created = new Map<string, Resource>()
  const resources: Resource[] = []
  const lost: string[] = []
  const others: UpstreamCall[] = []
  for (const [index, call] of calls.entries()) {
    const found = ruleOf(call, language)
    if (!found) {
      others.push({ ...call, path: ids.named(call.path) })
      continue
    }
    const { noun, type, args, segments, fields } = found
    const count = resources.filter(({ label }) => label.replace(/_\d+$/, '') === noun).length
    const label = count === 0 ? noun : `${noun}_${count + 1}`
    const reading = new Reading({ fields, segments, created, ids })
    const resource = { type, label, values: reading.objectOf(args) }
    resources.push(resource)
    lost.push(...reading.lost().map((name) => `${label}.${name}`))
    const id = ids.definedAt(index)
    if (id !== null) created.set(id, resource)
  }
  return { resources, lost, others }
}

function ruleOf(call: UpstreamCall, language: Language) {
  const { pathname, search } = new URL(call.path, 'http://service')
  if (search !== '' || call.file) return null
  const { key, fields } = contentOf(call)
  for (const { noun, service, method, path, key: expected, types } of RESOURCE_RULES) {
    const target = types[language]
    const segments = path.exec(pathname)?.slice(1).map(decodeURIComponent)
    const fits = service === call.service && method === call.method && (expected === '' || expected === key)
    if (fits && segments && target) return { noun, ...target, segments, fields }
  }
  return null
}

type Fields = Readonly<Record<string, unknown>>

interface Source {
  fields: Fields
  /** The open parts of the path. */
  segments: readonly string[]
  created: ReadonlyMap<string, Resource>
  ids: NewIds
}

class Reading {
  readonly #source: Source
  readonly #fields: Fields
  readonly #used = new Set<string>()
  /** Fields without a meaning; arguments after this one do not have them. */
  readonly #dropped = new Set<string>()
  readonly #lostInside: string[] = []

  constructor(source: Source) {
    this.#source = source
    this.#fields = source.fields
  }

  objectOf(args: readonly Argument[]): Record<string, Value> {
    return Object.fromEntries(
      args.flatMap((one) => {
        const value = this.#meets(one.condition) ? this.#valueOf(one) : undefined
        return value === undefined ? [] : [[one.name, value]]
      }),
    )
  }

  /** The fields with a value that no argument has used. */
  lost(): string[] {
    return [...this.#unused(this.#fields, ''), ...this.#lostInside]
  }

  #unused(fields: Fields, prefix: string): string[] {
    return Object.entries(fields).flatMap(([name, value]) => {
      const path = prefix + name
      if (isNothing(value) || this.#used.has(path) || this.#dropped.has(path)) return []
      const isPartlyUsed = [...this.#used].some((one) => one.startsWith(`${path}.`))
      return isPartlyUsed && isRecord(value) ? this.#unused(value, `${path}.`) : [path]
    })
  }

  #meets(condition: string | undefined): boolean {
    if (condition === undefined) return true
    const [field = '', expected] = condition.split('=')
    const value = this.#look(field)
    return expected === undefined ? !isNothing(value) : value === expected
  }

  #valueOf({ name, isDropped, inner, isList, sign, source, isRest }: Argument): Value | undefined {
    if (isDropped) {
      if (source === '' || String(this.#look(name)) === source) this.#dropped.add(name)
      return undefined
    }
    if (isRest) return this.#rest()
    if (inner) return this.#objects(inner, isList, source)
    if (sign === '#') return source === 'true' || source
    if (this.#dropped.has(source)) return undefined
    const value = source.startsWith('$') ? this.#source.segments[Number(source.slice(1)) - 1] : this.#look(source)
    if (value === undefined || (sign === '~' && typeof value !== 'string')) return undefined
    if (sign === '!') return isNothing(value) && this.#take(source) ? true : undefined
    if (sign === '^' && value === null) return null
    if (value === null || value === '') return undefined
    const data = sign === '<' ? decoded(String(value)) : null
    if (sign === '<' && data === null) return undefined
    this.#take(source)
    if (data !== null) return data
    const plain = this.#plain(value)
    return sign === '+' ? [plain] : sign === '@' ? new NetworkName(plain) : plain
  }

  #rest(): Value | undefined {
    const names = Object.keys(this.#fields).filter(
      (name) => !this.#used.has(name) && !this.#dropped.has(name) && !isNothing(this.#fields[name]),
    )
    for (const name of names) this.#take(name)
    return names.length === 0
      ? undefined
      : new Given(Object.fromEntries(names.map((name) => [name, this.#plain(this.#fields[name])])))
  }

  #objects(inner: readonly Argument[], isList: boolean, source: string): Value | undefined {
    if (source === '') {
      const object = this.objectOf(inner)
      return Object.keys(object).length === 0 ? undefined : isList ? [object] : object
    }
    const value = this.#look(source)
    if (typeof value !== 'object' || isNothing(value)) return undefined
    this.#take(source)
    const objects = (Array.isArray(value) ? value : [value]).filter(isRecord).map((item) => {
      const reading = new Reading({ ...this.#source, fields: item })
      const object = reading.objectOf(inner)
      this.#lostInside.push(...reading.lost().map((name) => `${source}.${name}`))
      return object[''] ?? object
    })
    return isList ? objects : objects[0]
  }

  #plain(value: unknown): Value {
    if (typeof value === 'string') {
      const resource = this.#source.created.get(value)
      return resource ? new Created(resource) : this.#source.ids.named(value)
    }
    if (Array.isArray(value)) return value.map((one) => this.#plain(one))
    if (isRecord(value))
      return new Given(Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.#plain(one)])))
    return value as number | boolean | null // JSON has no other values
  }

  #look(path: string): unknown {
    if (path in this.#fields) return this.#fields[path]
    return path
      .split('.')
      .reduce<unknown>(
        (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
        this.#fields,
      )
  }

  #take(path: string): true {
    // A part of a list stands for the list.
    this.#used.add(path.replace(/\.0\..*$/, ''))
    return true
  }
}

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0)
