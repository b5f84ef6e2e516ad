import type * as z from 'zod'

/** The first problem of a body, in the words of JSON schema validators, as OpenStack's services report it. */
export interface Problem {
  path: readonly PropertyKey[]
  value: unknown
  sentence: string
}

/** Longer values are cut in messages. */
const MAX_SHOWN = 200

export function problemOf(error: z.ZodError, body: unknown): Problem {
  const issue = error.issues[0]
  if (!issue) return { path: [], value: body, sentence: 'The body is not valid' }
  const value = valueAt(body, issue.path)
  const key = issue.path.at(-1)
  if (value === undefined && key !== undefined) {
    const path = issue.path.slice(0, -1)
    return { path, value: valueAt(body, path), sentence: `${repr(String(key))} is a required property` }
  }
  return { path: issue.path, value, sentence: sentenceOf(issue, value) }
}

/** The message with its position in the body: `… On instance['disk_format']: 'nonsense'`. */
export function describeProblem({ path, value, sentence }: Problem): string {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `[${repr(String(step))}]`)).join('')
  return `${sentence}\n\nOn instance${place}:\n    ${repr(value)}`
}

/** Python's `repr` of a value, as OpenStack's messages quote it. */
export function repr(value: unknown): string {
  const text = python(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

function sentenceOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${repr(value)} is not of type ${repr(TYPE_NAMES[issue.expected] ?? issue.expected)}`
    case 'invalid_value':
      return `${repr(value)} is not one of ${repr(issue.values)}`
    case 'too_small':
      return typeof value === 'number'
        ? `${value} is less than the minimum of ${issue.minimum}`
        : `${repr(value)} is too short`
    case 'too_big':
      return typeof value === 'number'
        ? `${value} is greater than the maximum of ${issue.maximum}`
        : `${repr(value)} is too long`
    case 'unrecognized_keys':
      return `Additional properties are not allowed (${issue.keys.map(repr).join(', ')} ${issue.keys.length === 1 ? 'was' : 'were'} unexpected)`
    case 'invalid_format':
      return issue.pattern
        ? `${repr(value)} does not match ${repr(sourceOf(issue.pattern))}`
        : `${repr(value)} is not a ${repr(issue.format)}`
    case 'custom':
      return issue.message
    default:
      return `${repr(value)} is not valid under any of the given schemas`
  }
}

/** A pattern without the slashes of JavaScript. */
const sourceOf = (pattern: string) => pattern.replace(/^\/(.*)\/[a-z]*$/s, '$1')

const TYPE_NAMES: Partial<Record<string, string>> = { int: 'integer', record: 'object' }

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined),
    body,
  )
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null

function python(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (typeof value === 'string')
    return `'${value
      .slice(0, MAX_SHOWN + 1)
      .replaceAll('\\', '\\\\')
      .replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.slice(0, 50).map(python).join(', ')}]`
  if (isObject(value)) {
    const entries = Object.entries(value).slice(0, 50)
    return `{${entries.map(([key, item]) => `${python(key)}: ${python(item)}`).join(', ')}}`
  }
  return String(value)
}
