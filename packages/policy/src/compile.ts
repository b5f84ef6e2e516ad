import type { Expression, Template } from './expression.ts'

/** The resource that a rule checks: flat keys (`'target.user.id'`) and nested objects both work. */
export type Target = Readonly<Record<string, unknown>>

/** The attributes of the user's token; rules compare any of them by name. */
export interface Credentials {
  readonly user_id?: string | null
  readonly project_id?: string | null
  readonly domain_id?: string | null
  readonly roles: readonly string[]
  readonly [attribute: string]: unknown
}

export type Check = (target: Target, credentials: Credentials) => boolean

export const allow: Check = () => true
export const refuse: Check = () => false

/** Turns an expression into a function; `ruleNamed` returns the functions of the rules it refers to. */
export function compile(expression: Expression, ruleNamed: (name: string) => Check): Check {
  switch (expression.kind) {
    case 'allow':
      return allow
    case 'refuse':
    case 'remote':
      return refuse
    case 'not': {
      const part = compile(expression.part, ruleNamed)
      return (target, credentials) => !part(target, credentials)
    }
    case 'all': {
      const parts = expression.parts.map((part) => compile(part, ruleNamed))
      return (target, credentials) => parts.every((part) => part(target, credentials))
    }
    case 'any': {
      const parts = expression.parts.map((part) => compile(part, ruleNamed))
      return (target, credentials) => parts.some((part) => part(target, credentials))
    }
    case 'rule':
      return ruleNamed(expression.name)
    case 'role': {
      const fill = compileTemplate(expression.name)
      return (target, credentials) => {
        const wanted = fill(target)?.toLowerCase()
        return credentials.roles.some((role) => role.toLowerCase() === wanted)
      }
    }
    case 'field': {
      const { field, test } = expression
      return (target) => {
        const value = asText(lookUp(target, field))
        return value !== undefined && test(value)
      }
    }
    case 'literal': {
      const fill = compileTemplate(expression.value)
      return (target) => fill(target) === expression.text
    }
    case 'credential': {
      const fill = compileTemplate(expression.value)
      return (target, credentials) => holds(lookUp(credentials, expression.path), fill(target))
    }
  }
}

/** undefined if the target lacks a key: the check fails. */
function compileTemplate(template: Template): (target: Target) => string | undefined {
  if (template.every((part) => typeof part === 'string')) {
    const text = template.join('')
    return () => text
  }
  return (target) => {
    const parts = template.map((part) => (typeof part === 'string' ? part : asText(lookUp(target, part.key))))
    return parts.includes(undefined) ? undefined : parts.join('')
  }
}

function holds(credential: unknown, wanted: string | undefined): boolean {
  if (wanted === undefined) return false
  if (Array.isArray(credential)) return credential.some((item) => holds(item, wanted))
  // A token without a project must not match resources without an owner, though both are "None" in Python.
  return credential !== null && asText(credential) === wanted
}

function lookUp(source: Target, path: string): unknown {
  if (Object.hasOwn(source, path)) return source[path]
  let value: unknown = source
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Target)[key] // an object with that own key, as checked above
  }
  return value
}

/** Python's str(), which rules are written for; objects and lists equal nothing. */
function asText(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
      return String(value)
    case 'boolean':
      return value ? 'True' : 'False'
    default:
      return value === null ? 'None' : undefined
  }
}
