import type { Expression } from './expression.ts'
import { parseCheck, PolicyError } from './parse-check.ts'

/** Deepest nesting of parentheses and negations, so that no rule exhausts the stack. */
const MAX_NESTING = 100

interface Token {
  text: string
  position: number
}

/** Parses oslo.policy's rule language: `or` of `and` of `not` of checks; an empty rule allows. */
export function parseRule(name: string, text: string): Expression {
  const tokens = tokenize(text)
  if (tokens.length === 0) return { kind: 'allow' }
  let next = 0

  const fail = (reason: string, position = tokens[next]?.position ?? text.length): never => {
    throw new PolicyError(name, position, reason)
  }
  const isWord = (word: string) => tokens[next]?.text.toLowerCase() === word

  function chain(kind: 'any' | 'all', word: string, part: (depth: number) => Expression, depth: number): Expression {
    const first = part(depth)
    if (!isWord(word)) return first
    const parts = [first]
    while (isWord(word)) {
      next++
      parts.push(part(depth))
    }
    return { kind, parts }
  }
  const anyOf = (depth: number): Expression => chain('any', 'or', allOf, depth)
  const allOf = (depth: number): Expression => chain('all', 'and', single, depth)

  function single(depth: number): Expression {
    const token = tokens[next]
    if (!token) return fail('expected a check, found the end')
    if (depth > MAX_NESTING) return fail(`nested more than ${MAX_NESTING} deep`)
    if (isWord('and') || isWord('or') || token.text === ')') return fail(`expected a check, found "${token.text}"`)
    next++
    if (token.text.toLowerCase() === 'not') return { kind: 'not', part: single(depth + 1) }
    if (token.text !== '(') {
      return parseCheck(token.text, (reason, offset = 0) => fail(reason, token.position + offset))
    }
    const inside = anyOf(depth + 1)
    if (tokens[next]?.text !== ')') return fail('expected ")"')
    next++
    return inside
  }

  const expression = anyOf(0)
  const rest = tokens[next]
  if (rest) fail(`expected "and", "or" or the end, found "${rest.text}"`)
  return expression
}

/** Words are split at white space; parentheses count only at a word's ends, as in `(role:a or owner:%(x)s)`. */
function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const opening = /^\(*/.exec(word)?.[0].length ?? 0
    const closing = opening === word.length ? 0 : (/\)*$/.exec(word)?.[0].length ?? 0)
    const end = word.length - closing
    for (let at = 0; at < opening; at++) tokens.push({ text: '(', position: index + at })
    if (opening < end) tokens.push({ text: word.slice(opening, end), position: index + opening })
    for (let at = end; at < word.length; at++) tokens.push({ text: ')', position: index + at })
  }
  return tokens
}
