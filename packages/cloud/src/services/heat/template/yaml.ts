import { parse } from 'yaml'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Json } from './json.ts'

/** Deeper than real templates, and safe for recursive functions. */
const MAX_DEPTH = 64
/** Aliases can expand a small text to an enormous value. */
const MAX_VALUES = 100_000
const MAX_LINES_OF_REASON = 4

/** Parses YAML 1.1 as Heat does, with dates as text; JSON is YAML too. */
export function readYaml(text: string, what: 'Template' | 'Environment'): Json {
  const about = what === 'Template' ? 'Error parsing template [root stack] ' : ''
  const refuse = (reason: string) => badRequest(`${what} not in valid format: ${about}${reason}`)
  let value: Json
  try {
    value = parse(text, {
      version: '1.1',
      customTags: (tags) =>
        tags.filter((tag) => typeof tag === 'string' || !/timestamp|binary|omap|pairs|set/.test(tag.tag)),
      logLevel: 'error',
      stringKeys: true,
    })
  } catch (error) {
    // The parser's message has several lines; text that is nested too deep causes a RangeError.
    throw refuse(reasonOf(error))
  }
  const left = { values: MAX_VALUES }
  if (!isModest(value, MAX_DEPTH, left)) throw refuse('it is too large or nests too deep')
  return value
}

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, MAX_LINES_OF_REASON).join('\n')

function isModest(value: Json, depth: number, left: { values: number }): boolean {
  left.values -= 1
  if (left.values < 0) return false
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((item) => isModest(item, depth - 1, left))
}
