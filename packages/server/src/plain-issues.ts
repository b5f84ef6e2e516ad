import type * as z from 'zod'

/** Sentences for input of the wrong shape, where a schema has none of its own: the validator's name what it expects. */
export const plainIssues: z.core.$ZodErrorMap = ({ code, input, path, ...issue }) => {
  if (input === undefined) return missing(path ?? [])
  if (code === 'invalid_type' && 'expected' in issue)
    return `must be ${TYPES[String(issue.expected)] ?? issue.expected}`
  if (code === 'invalid_value' && 'values' in issue) return `must be one of ${(issue.values as unknown[]).join(', ')}` // the code's own list
  return undefined
}

const missing = (path: readonly PropertyKey[]) =>
  path.length > 0 ? `missing required parameter '${path.map(String).join('.')}'` : 'request requires JSON body'

const TYPES: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
}
