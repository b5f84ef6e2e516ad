import { allow, compile, refuse } from './compile.ts'
import type { Check, Credentials, Target } from './compile.ts'
import { hasRemoteCheck, references } from './expression.ts'
import type { Expression } from './expression.ts'
import { parseRule } from './parse-rule.ts'

export type { Credentials, Target } from './compile.ts'

export interface Enforcer {
  /** An unknown rule is checked by the `default` rule, and allowed without a `default` rule. */
  check(rule: string, target: Target, credentials: Credentials): boolean
  /** Problems for the operator: rules that refuse because of how they are written. */
  readonly problems: readonly string[]
}

/** Longest chain of references; longer ones refuse, so that no rules exhaust the stack. */
const MAX_REFERENCES = 100

/** Parses all rules once; throws a PolicyError for the first that cannot be parsed. */
export function createEnforcer(rules: Readonly<Record<string, string>>): Enforcer {
  const expressions = new Map(Object.entries(rules).map(([name, text]) => [name, parseRule(name, text)]))
  const checks = compileAll(expressions)
  const problems: string[] = []
  for (const [name, expression] of expressions) {
    if (hasRemoteCheck(expression)) problems.push(`Policy rule "${name}": http: and https: checks always refuse`)
    if (checks.has(name)) continue
    problems.push(`Policy rule "${name}": refers to itself through other rules and always refuses`)
    checks.set(name, refuse)
  }
  const fallback = checks.get('default') ?? allow
  return { check: (rule, target, credentials) => (checks.get(rule) ?? fallback)(target, credentials), problems }
}

/** Compiles rules after those they refer to; rules in a cycle, or that refer to one, are left out. */
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
