/**
 * The regular expressions that clients can filter by: characters, `.`, `[…]`, `(…)`, `|`, `* + ? {m,n}`, `^`, `$` and
 * the classes `\d \w \s`, matched anywhere in the text and ignoring case. Matching takes linear time for every pattern, unlike
 * JavaScript's own engine.
 */
export type Matcher = (text: string) => boolean

type Test = (character: string) => boolean
type State =
  | { kind: 'character'; test: Test; next: State }
  | { kind: 'fork'; ways: State[] }
  | { kind: 'edge'; edge: '^' | '$'; next: State }
  | { kind: 'end' }

/** Builds the states before `next`. */
type Part = (next: State) => State

/** Also limits the recursion of the parser. */
const MAX_LENGTH = 500
const MAX_REPEAT = 255
const MAX_STATES = 5000

/** undefined if the pattern is invalid or too large. `exact` is case-sensitive. */
export function compileRegexp(pattern: string, letters: 'any case' | 'exact' = 'any case'): Matcher | undefined {
  const plain = letters === 'exact' ? (text: string) => text : (text: string) => text.toLowerCase()
  const normalized = plain(pattern)
  // Also if each special character is escaped, as in a name or an address that a client looks up.
  const literal = normalized.replaceAll(ESCAPED, '')
  if (!SPECIAL.test(literal)) {
    const part = normalized.replaceAll(ESCAPED, '$1')
    return (text) => plain(text).includes(part)
  }
  const start = normalized.length > MAX_LENGTH ? undefined : new Parser(normalized).parse()
  return start && ((text) => matches(start, plain(text)))
}

const SPECIAL = /[\\^$.*+?()[\]{}|]/
const ESCAPED = /\\([\\^$.*+?()[\]{}|])/g

function matches(start: State, text: string): boolean {
  let states = new Set<State>()
  for (let at = 0; at <= text.length; at += 1) {
    const edges = { '^': at === 0, $: at === text.length }
    const open = new Set<State>()
    for (const state of [start, ...states]) if (reach(state, edges, open)) return true
    states = new Set()
    const character = text[at]
    for (const state of open) {
      if (character !== undefined && state.kind === 'character' && state.test(character)) states.add(state.next)
    }
  }
  return false
}

/** Adds the states that are reachable without reading a character; true if the end is one of them. */
function reach(from: State, edges: Record<'^' | '$', boolean>, open: Set<State>): boolean {
  const waiting = [from]
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (state.kind === 'end') return true
    if (open.has(state)) continue
    open.add(state)
    if (state.kind === 'fork') waiting.push(...state.ways)
    if (state.kind === 'edge' && edges[state.edge]) waiting.push(state.next)
  }
  return false
}

class Parser {
  readonly #pattern: string
  #at = 0
  #states = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  parse(): State | undefined {
    try {
      const part = this.#choice()
      return this.#peek() === undefined ? part({ kind: 'end' }) : undefined
    } catch (error) {
      if (error instanceof InvalidPattern) return undefined
      throw error
    }
  }

  #peek = () => this.#pattern[this.#at]

  #take(): string {
    const character = this.#peek()
    if (character === undefined) throw new InvalidPattern()
    this.#at += 1
    return character
  }

  #skip(text: string): boolean {
    const isNext = this.#pattern.startsWith(text, this.#at)
    if (isNext) this.#at += text.length
    return isNext
  }

  #choice(): Part {
    const ways = [this.#sequence()]
    while (this.#skip('|')) ways.push(this.#sequence())
    const [only] = ways
    return ways.length === 1 && only ? only : (next) => ({ kind: 'fork', ways: ways.map((way) => way(next)) })
  }

  #sequence(): Part {
    const parts: Part[] = []
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek()) {
      parts.push(this.#repeated(this.#atom()))
    }
    return (next) => parts.reduceRight((state, part) => part(state), next)
  }

  #atom(): Part {
    const character = this.#take()
    if (character === '(') {
      this.#skip('?:')
      const inner = this.#choice()
      if (!this.#skip(')')) throw new InvalidPattern()
      return inner
    }
    if (character === '^' || character === '$') return (next) => ({ kind: 'edge', edge: character, next })
    if ('*+?)'.includes(character)) throw new InvalidPattern()
    const test = this.#test(character)
    return (next) => {
      this.#states += 1
      if (this.#states > MAX_STATES) throw new InvalidPattern()
      return { kind: 'character', test, next }
    }
  }

  #test(character: string): Test {
    if (character === '.') return () => true
    if (character === '[') return this.#set()
    if (character === '\\') return escaped(this.#take())
    return (other) => other === character
  }

  #set(): Test {
    const isNegated = this.#skip('^')
    const tests: Test[] = []
    do {
      const first = this.#take()
      if (first === '\\') tests.push(escaped(this.#take()))
      else if (this.#peek() === '-' && this.#pattern[this.#at + 1] !== ']') {
        this.#take()
        const last = this.#take()
        if (last < first) throw new InvalidPattern()
        tests.push((other) => other >= first && other <= last)
      } else tests.push((other) => other === first)
    } while (!this.#skip(']'))
    return (other) => tests.some((test) => test(other)) !== isNegated
  }

  #repeated(part: Part): Part {
    let result = part
    for (;;) {
      const [, digits, comma, more] = /^\{(\d{1,3})(,)?(\d{1,3})?\}/.exec(this.#pattern.slice(this.#at)) ?? []
      if (this.#skip('*')) result = times(result, 0)
      else if (this.#skip('+')) result = times(result, 1)
      else if (this.#skip('?')) result = times(result, 0, 1)
      else if (digits !== undefined) {
        this.#skip(`{${digits}${comma ?? ''}${more ?? ''}}`)
        const most = comma ? more : digits
        result = times(result, Number(digits), most === undefined ? undefined : Number(most))
      } else return result
    }
  }
}

class InvalidPattern extends Error {}

function times(part: Part, min: number, max?: number): Part {
  if (min > MAX_REPEAT || (max ?? 0) > MAX_REPEAT || (max ?? min) < min) throw new InvalidPattern()
  const repeat = (count: number, after: Part): Part =>
    count === 0 ? after : (next) => part(repeat(count - 1, after)(next))
  return repeat(min, max === undefined ? zeroOrMore(part) : upTo(part, max - min))
}

const zeroOrMore =
  (part: Part): Part =>
  (next) => {
    const loop: State = { kind: 'fork', ways: [next] }
    loop.ways.push(part(loop))
    return loop
  }

const upTo = (part: Part, max: number): Part =>
  max === 0 ? (next) => next : (next) => ({ kind: 'fork', ways: [next, part(upTo(part, max - 1)(next))] })

const CLASSES: Readonly<Partial<Record<string, RegExp>>> = { d: /\d/, w: /\w/, s: /\s/ }

function escaped(character: string): Test {
  const known = CLASSES[character]
  return known ? (other) => known.test(other) : (other) => other === character
}
