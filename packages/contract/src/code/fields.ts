import { isRecord } from './call-content.ts'

/** Entries that have the name of their field: `same('id name')` is `{ id: 'id', name: 'name' }`. */
export const same = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(' ').map((name) => [name, name]))

/** The attributes of a call, by paths as `imageRef`, `gateway.network_id` or `fixed_ips.0.ip_address`, and which are used. */
export class Fields {
  readonly values: Readonly<Record<string, unknown>>
  readonly #used = new Set<string>()

  constructor(values: Readonly<Record<string, unknown>>) {
    this.values = values
  }

  look(path: string): unknown {
    if (path in this.values) return this.values[path]
    return path
      .split('.')
      .reduce<unknown>(
        (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
        this.values,
      )
  }

  take(path: string): unknown {
    const value = this.look(path)
    if (value !== undefined) this.use(path)
    return value
  }

  use(path: string): void {
    this.#used.add(path)
  }

  /** The fields of the call of which nothing is used. */
  others(): string[] {
    return Object.keys(this.values).filter((name) => !this.#used.has(name))
  }

  /** The paths of all values that are not used, except those that `mayMiss` allows. */
  unused(mayMiss: (value: unknown, path: string) => boolean, inside = this.values, prefix = ''): string[] {
    return Object.entries(inside).flatMap(([name, value]) => {
      const path = prefix + name
      if (this.#used.has(path) || mayMiss(value, path)) return []
      const isPartlyUsed = [...this.#used].some((one) => one.startsWith(`${path}.`))
      // A part of a list stands for the list.
      if (!isRecord(value)) return isPartlyUsed && Array.isArray(value) ? [] : [path]
      const missing = this.unused(mayMiss, value, `${path}.`)
      return isPartlyUsed || missing.length === 0 ? missing : [path]
    })
  }
}
