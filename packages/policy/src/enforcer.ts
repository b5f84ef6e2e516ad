import { allow, compile, refuse } from './compile.ts'
import type { Check, Credentials, Target } from './compile.ts'
import { asksRemote, references } from './expression.ts'
import type { Expression } from './expression.ts'
import { parseRule } from './parse-rule.ts'

export type { Credentials, Target } from './compile.ts'

export interface Enforcer {
  /** An unknown rule is judged by the set's `default` rule, and allowed if there is none. */
  check(rule: string, target: Target, credentials: Credentials): boolean
  /** What an operator should know about the set: rules that refuse because of how they are written. */
  readonly problems: readonly string[]
}

/** References longer than this are taken for a mistake, so that no set can exhaust the stack. */
const MAX_REFERENCES = 100

/** Reads a whole set once; throws a PolicyError for the first rule that cannot be read. */
export function createEnforcer(rules: Readonly<Record<string, string>>): Enforcer {
  const expressions = new Map(Object.entries(rules).map(([name, text]) => [name, parseRule(name, text)]))
  const checks = compileAll(expressions)
  const problems: string[] = []
  for (const [name, expression] of expressions) {
    if (asksRemote(expression)) problems.push(`Policy rule "${name}": http: and https: checks always refuse`)
    if (checks.has(name)) continue
    problems.push(`Policy rule "${name}": refers to itself through other rules and always refuses`)
    checks.set(name, refuse)
  }
  const fallback = checks.get('default') ?? allow
  return { check: (rule, target, credentials) => (checks.get(rule) ?? fallback)(target, credentials), problems }
}

/** Compiles rules after those they refer to; rules on or behind a cycle never come up and are left out. */
function compileAll(expressions: ReadonlyMap<string, Expression>): Map<string, Check> {
  const known = (name: string) => (expressions.has(name) ? name : 'default')
  const checks = new Map<string, Check>()
  let waiting = [...expressions].map(([name, expression]) => ({
    name,
    expression,
    needs: references(expression)
      .map(known)
      .filter((need) => expressions.has(need)),
  }))
  for (let round = 0; round < MAX_REFERENCES && waiting.length > 0; round++) {
    const ready = waiting.filter(({ needs }) => needs.every((need) => checks.has(need)))
    if (ready.length === 0) break
    for (const { name, expression } of ready) {
      checks.set(
        name,
        compile(expression, (reference) => checks.get(known(reference)) ?? refuse),
      )
    }
    waiting = waiting.filter(({ name }) => !checks.has(name))
  }
  return checks
}
