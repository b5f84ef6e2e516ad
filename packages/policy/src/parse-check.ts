import type { Expression, Template } from './expression.ts'

const PYTHON_LITERAL = /^(?:None|True|False|-?\d+(?:\.\d+)?)$/
const QUOTED = /^(['"])(.*)\1$/

/** Parses one check, such as `role:admin`; `fail` reports a reason at an offset into the check. */
export function parseCheck(text: string, fail: (reason: string, offset?: number) => never): Expression {
  if (text === '@') return { kind: 'allow' }
  if (text === '!') return { kind: 'refuse' }
  const colon = text.indexOf(':')
  if (colon < 0) fail(`"${text}" is not a check: expected kind:match`)
  const kind = text.slice(0, colon)
  const match = text.slice(colon + 1)
  if (kind === '') fail('a check needs a kind before the colon')
  switch (kind) {
    case 'role':
      return { kind: 'role', name: parseTemplate(match) }
    case 'rule':
      return { kind: 'rule', name: match }
    case 'http':
    case 'https':
      return { kind: 'remote', url: text }
    case 'field':
      return parseField(match, (reason) => fail(reason, colon + 1))
    default:
      return parseComparison(kind, match, fail)
  }
}

function parseComparison(kind: string, match: string, fail: (reason: string) => never): Expression {
  const value = parseTemplate(match)
  const quoted = QUOTED.exec(kind)
  if (quoted) return { kind: 'literal', text: quoted[2] ?? '', value }
  if (/^['"]/.test(kind)) fail(`unclosed quote in ${kind}`)
  return PYTHON_LITERAL.test(kind) ? { kind: 'literal', text: kind, value } : { kind: 'credential', path: kind, value }
}

/** Neutron's own check, `field:networks:shared=True`; a value that starts with `~` is a pattern. */
function parseField(match: string, fail: (reason: string) => never): Expression {
  const parts = /^[^:]+:([^=]+)=(.*)$/.exec(match)
  if (!parts) fail('a field check is field:resource:name=value')
  const [, field = '', wanted = ''] = parts
  if (!wanted.startsWith('~')) return { kind: 'field', field, test: (value) => value === wanted }
  try {
    const pattern = new RegExp(`^(?:${wanted.slice(1)})`)
    return { kind: 'field', field, test: (value) => pattern.test(value) }
  } catch {
    return fail(`"${wanted.slice(1)}" is not a pattern`)
  }
}

function parseTemplate(text: string): Template {
  return text
    .split(/(%\([^)]*\)s|%%)/)
    .filter((part) => part !== '')
    .map((part) => (part === '%%' ? '%' : part.startsWith('%(') ? { key: part.slice(2, -2) } : part))
}

/** A rule that cannot be parsed; the message names the rule and the position (0-based) in its text. */
export class PolicyError extends Error {
  override name = 'PolicyError'
  readonly rule: string
  readonly position: number

  constructor(rule: string, position: number, reason: string) {
    super(`Policy rule "${rule}", position ${position}: ${reason}`)
    this.rule = rule
    this.position = position
  }
}
