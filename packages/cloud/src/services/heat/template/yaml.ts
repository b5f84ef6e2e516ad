import { MAX_NESTING } from '@meridian/wire'
import { parseYaml } from '@meridian/wire/yaml'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Json } from './json.ts'

/** Aliases can expand a small text to an enormous value. */
const MAX_VALUES = 100_000

/** Parses YAML 1.1 as Heat does, with dates as text; JSON is YAML too. */
export function readYaml(text: string, what: 'Template' | 'Environment'): Json {
  const about = what === 'Template' ? 'Error parsing template [root stack] ' : ''
  const refuse = (reason: string) => badRequest(`${what} not in valid format: ${about}${reason}`)
  let value: Json
  try {
    value = parseYaml(text, {
      version: '1.1',
      customTags: (tags) =>
        tags.filter((tag) => typeof tag === 'string' || !/timestamp|binary|omap|pairs|set/.test(tag.tag)),
      logLevel: 'error',
      stringKeys: true,
    }) as Json // without dates, YAML has JSON's values
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
  const left = { values: MAX_VALUES }
  if (!isModest(value, MAX_NESTING, left)) throw refuse('it is too large or nests too deep')
  return value
}

function isModest(value: Json, depth: number, left: { values: number }): boolean {
  left.values -= 1
  if (left.values < 0) return false
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((item) => isModest(item, depth - 1, left))
}
