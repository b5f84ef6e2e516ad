import type { UpstreamCall } from '../upstream-calls.ts'

/** A text with variables in the place of new ids: each but the last part has its variable behind it. */
export interface SplitText {
  parts: readonly string[]
  variables: readonly string[]
}

/**
 * The ids that services choose for what the calls create. Later calls have the `newId` of the creating call in their
 * place; it is random, so that no name or value is taken for it.
 */
export class NewIds {
  readonly #defined: readonly (string | null)[]
  readonly #variables: Map<string, string>
  readonly #pattern: RegExp | null

  /** `given`: variables by id, and what an id looks like. */
  constructor(calls: readonly UpstreamCall[], given?: { variables: ReadonlyMap<string, string>; pattern: RegExp }) {
    if (given) {
      this.#pattern = given.pattern
      this.#defined = calls.map(({ newId = null }) => newId)
      this.#variables = new Map(given.variables)
      return
    }
    const known = new Set(calls.flatMap(({ newId }) => newId ?? []))
    const longestFirst = [...known].toSorted((one, other) => other.length - one.length)
    this.#pattern = known.size === 0 ? null : new RegExp(longestFirst.join('|'), 'g')
    this.#defined = this.#definedBy(calls)
    this.#variables = new Map()
    const used = new Set([...this.#defined.filter((id) => id !== null), ...calls.flatMap((call) => this.#usedBy(call))])
    for (const id of used)
      this.#variables.set(id, used.size === 1 ? VARIABLE : `${VARIABLE}_${this.#variables.size + 1}`)
  }

  /** What stands for the id of what the call at this index creates, if a later call has that id; otherwise null. */
  definedAt(index: number): string | null {
    return this.#defined[index] ?? null
  }

  /** The variable for it. */
  variableAt(index: number): string | null {
    const id = this.definedAt(index)
    return id === null ? null : (this.#variables.get(id) ?? null)
  }

  split(text: string): SplitText {
    if (!this.#pattern) return { parts: [text], variables: [] }
    const ids = text.match(this.#pattern) ?? []
    return { parts: text.split(this.#pattern), variables: ids.map((id) => this.#variables.get(id) ?? VARIABLE) }
  }

  /** With the names of variables, for people. */
  named(text: string): string {
    const { parts, variables } = this.split(text)
    return parts.map((part, index) => part + (variables[index] ?? '')).join('')
  }

  #definedBy(calls: readonly UpstreamCall[]): (string | null)[] {
    const needed = new Set<string>()
    return calls
      .toReversed()
      .map((call) => {
        const { newId } = call
        const defines = newId !== undefined && creates(call) && needed.delete(newId)
        for (const id of this.#usedBy(call)) needed.add(id)
        return defines ? newId : null
      })
      .toReversed()
  }

  #usedBy({ path, body }: UpstreamCall): string[] {
    return this.#pattern ? (`${path} ${body ?? ''}`.match(this.#pattern) ?? []) : []
  }
}

const VARIABLE = 'NEW_ID'

const creates = ({ method, path }: UpstreamCall) => method === 'POST' && !path.endsWith('/action')

/** The keys under which the response has the id of what the call creates. */
export function idKeys({ service, body }: UpstreamCall): string[] {
  const [wrapper] = Object.keys(JSON.parse(body ?? '{}'))
  return wrapper === undefined || service === 'image' || service === 'orchestration' ? ['id'] : [wrapper, 'id']
}
