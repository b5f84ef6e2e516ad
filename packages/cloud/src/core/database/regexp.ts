/**
 * The regular expressions that clients may filter by: characters, `.`, `[…]`, `(…)`, `|`, `* + ? {m,n}`, `^`, `$` and
 * the classes `\d \w \s`, matched anywhere in the text and without regard to case. Takes time in proportion to the
 * text however the pattern is built, which JavaScript's own engine does not promise.
 */
export type Matcher = (text: string) => boolean

type Test = (character: string) => boolean
type State =
  | { kind: 'character'; test: Test; next: State }
  | { kind: 'fork'; ways: State[] }
  | { kind: 'edge'; edge: '^' | '$'; next: State }
  | { kind: 'end' }

/** Builds what comes before `next`. */
type Part = (next: State) => State

/** Also keeps the parser, which calls itself, clear of the stack's end. */
const MAX_LENGTH = 500
const MAX_REPEAT = 255
const MAX_STATES = 5000

/** Undefined where the pattern is none, or absurdly large. `exact` has regard to case after all. */
export function compileRegexp(pattern: string, letters: 'any case' | 'exact' = 'any case'): Matcher | undefined {
  const plain = letters === 'exact' ? (text: string) => text : (text: string) => text.toLowerCase()
  const wanted = plain(pattern)
  if (!SPECIAL.test(wanted)) return (text) => plain(text).includes(wanted)
  const start = wanted.length > MAX_LENGTH ? undefined : new Parser(wanted).parse()
  return start && ((text) => matches(start, plain(text)))
}

const SPECIAL = /[\\^$.*+?()[\]{}|]/

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

/** Adds what can be reached without reading on; true where that is the end. */
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
      if (error instanceof NoPattern) return undefined
      throw error
    }
  }

  #peek = () => this.#pattern[this.#at]

  #take(): string {
    const character = this.#peek()
    if (character === undefined) throw new NoPattern()
    this.#at += 1
    return character
  }

  #skip(wanted: string): boolean {
    const isThere = this.#pattern.startsWith(wanted, this.#at)
    if (isThere) this.#at += wanted.length
    return isThere
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
      if (!this.#skip(')')) throw new NoPattern()
      return inner
    }
    if (character === '^' || character === '$') return (next) => ({ kind: 'edge', edge: character, next })
    if ('*+?)'.includes(character)) throw new NoPattern()
    const test = this.#test(character)
    return (next) => {
      this.#states += 1
      if (this.#states > MAX_STATES) throw new NoPattern()
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
        if (last < first) throw new NoPattern()
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

class NoPattern extends Error {}

function times(part: Part, least: number, most?: number): Part {
  if (least > MAX_REPEAT || (most ?? 0) > MAX_REPEAT || (most ?? least) < least) throw new NoPattern()
  const often = (count: number, after: Part): Part =>
    count === 0 ? after : (next) => part(often(count - 1, after)(next))
  return often(least, most === undefined ? endless(part) : upTo(part, most - least))
}

const endless =
  (part: Part): Part =>
  (next) => {
    const loop: State = { kind: 'fork', ways: [next] }
    loop.ways.push(part(loop))
    return loop
  }

const upTo = (part: Part, most: number): Part =>
  most === 0 ? (next) => next : (next) => ({ kind: 'fork', ways: [next, part(upTo(part, most - 1)(next))] })

const CLASSES: Readonly<Partial<Record<string, RegExp>>> = { d: /\d/, w: /\w/, s: /\s/ }

function escaped(character: string): Test {
  const known = CLASSES[character]
  return known ? (other) => known.test(other) : (other) => other === character
}
