import type * as z from 'zod'

/** Sentences for input of the wrong shape, where a schema has none of its own: the validator's are not for people. */
export const plainIssues: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? missing(issue.path ?? []) : sentence(issue)

const missing = (path: readonly PropertyKey[]) =>
  path.length > 0 ? `missing required parameter '${path.map(String).join('.')}'` : 'request requires JSON body'

function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return limit(issue.origin, Number(issue.minimum), issue.inclusive === false ? 'more than' : 'at least')
    case 'too_big':
      return limit(issue.origin, Number(issue.maximum), issue.inclusive === false ? 'less than' : 'no more than')
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'in the right format'}`
    case 'unrecognized_keys':
      return `unknown parameters: ${issue.keys.join(', ')}`
    case 'invalid_union':
      return oneOf(issue.errors.flat())
    case 'invalid_key':
    case 'invalid_element':
      return `has ${issue.code === 'invalid_key' ? 'a key' : 'an entry'} that is not allowed`
    default:
      return undefined
  }
}

/** Of a number its size, of everything else what it has. */
function limit(origin: string, number: number, bound: string): string {
  const unit = UNITS[origin]
  if (!unit) return `must be ${bound} ${number}`
  return `must have ${bound} ${number.toLocaleString('en')} ${number === 1 ? unit.one : unit.other}`
}

const UNITS: Readonly<Record<string, { one: string; other: string }>> = {
  string: { one: 'character', other: 'characters' },
  array: { one: 'entry', other: 'entries' },
  set: { one: 'entry', other: 'entries' },
  map: { one: 'entry', other: 'entries' },
  object: { one: 'entry', other: 'entries' },
  file: { one: 'byte', other: 'bytes' },
}

/** What the value itself should be; what is wrong inside of one of the alternatives says little. */
function oneOf(issues: readonly z.core.$ZodIssue[]): string {
  const wanted = issues.flatMap(({ path, message }) =>
    path.length === 0 ? (/^must be (.*)$/.exec(message)?.[1] ?? []) : [],
  )
  return wanted.length > 0 ? `must be ${[...new Set(wanted)].join(' or ')}` : 'has none of the forms that are allowed'
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
}

const FORMATS: Readonly<Record<string, string>> = {
  base64: 'base64',
  cidrv4: 'a network of IPv4',
  cidrv6: 'a network of IPv6',
  date: 'a date',
  datetime: 'a time',
  email: 'an email address',
  ipv4: 'an address of IPv4',
  ipv6: 'an address of IPv6',
  url: 'a URL',
  uuid: 'a UUID',
}
