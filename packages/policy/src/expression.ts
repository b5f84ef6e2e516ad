/** A parsed rule. */
export type Expression =
  | { kind: 'allow' }
  | { kind: 'refuse' }
  | { kind: 'all'; parts: Expression[] }
  | { kind: 'any'; parts: Expression[] }
  | { kind: 'not'; part: Expression }
  | { kind: 'role'; name: Template }
  | { kind: 'rule'; name: string }
  | { kind: 'remote'; url: string }
  | { kind: 'field'; field: string; test: (value: string) => boolean }
  | { kind: 'literal'; text: string; value: Template }
  | { kind: 'credential'; path: string; value: Template }

/** Text with `%(key)s` placeholders: strings are literal, objects are keys of the target. */
export type Template = readonly (string | { key: string })[]

/** The names of the rules that an expression refers to. */
export function references(expression: Expression): string[] {
  switch (expression.kind) {
    case 'rule':
      return [expression.name]
    case 'not':
      return references(expression.part)
    case 'all':
    case 'any':
      return expression.parts.flatMap(references)
    default:
      return []
  }
}

/** Whether an expression has an http: or https: check, which this engine never makes. */
export function hasRemoteCheck(expression: Expression): boolean {
  switch (expression.kind) {
    case 'remote':
      return true
    case 'not':
      return hasRemoteCheck(expression.part)
    case 'all':
    case 'any':
      return expression.parts.some(hasRemoteCheck)
    default:
      return false
  }
}
