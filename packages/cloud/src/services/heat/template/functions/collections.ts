import { isDeepStrictEqual } from 'node:util'
import { asText, isMap } from '../json.ts'
import type { Json, JsonMap } from '../json.ts'
import { misuseError } from './function.ts'
import type { TemplateFunction, Use } from './function.ts'

/** Limit for lists that multiply. */
const MAX_ITEMS = 10_000

function repeatArguments(args: Json, use: Use) {
  const example = '"repeat" wants a map with "template" and "for_each", a map of words to lists'
  if (!isMap(args) || !('template' in args) || !('for_each' in args)) throw misuseError(use, example)
  const { template = null, for_each = null, permutations = true } = args
  const lists = use.resolve(for_each)
  if (!isMap(lists)) throw misuseError(use, 'The "for_each" argument to "repeat" must contain a map')
  const each = Object.entries(lists).map(([word, list]): [string, Json[]] => {
    if (isMap(list)) return [word, Object.keys(list)]
    if (list === null) return [word, []]
    if (!Array.isArray(list)) throw misuseError(use, 'The values of the "for_each" argument to "repeat" must be lists')
    return [word, list]
  })
  return { template, each, isProduct: use.resolve(permutations) !== false }
}

const repeat: TemplateFunction = {
  description: 'Repeats a template for each item of a list, or each combination of several lists.',
  apply(args, use) {
    const { template, each, isProduct } = repeatArguments(args, use)
    if (!isProduct && new Set(each.map(([, list]) => list.length)).size > 1) {
      throw misuseError(use, 'The lists of "for_each" must have the same length where permutations is false')
    }
    const combinations = isProduct ? product(each, use) : zipped(each)
    return combinations.map((values) => use.resolve(filled(template, values)))
  },
}

type Values = readonly (readonly [word: string, value: Json])[]

function product(each: readonly [string, Json[]][], use: Use): Values[] {
  const size = each.reduce((total, [, list]) => total * list.length, 1)
  if (size > MAX_ITEMS) throw misuseError(use, 'There are too many combinations')
  return each.reduce<Values[]>(
    (all, [word, list]) => all.flatMap((values) => list.map((value) => [...values, [word, value] as const])),
    [[]],
  )
}

const zipped = (each: readonly [string, Json[]][]): Values[] =>
  (each[0]?.[1] ?? []).map((_, index) => each.map(([word, list]) => [word, list[index] ?? null] as const))

function filled(template: Json, values: Values): Json {
  if (typeof template === 'string') {
    const whole = values.find(([word]) => word === template)
    if (whole) return whole[1]
    return values.reduce(
      (text, [word, value]) => (word === '' ? text : text.replaceAll(word, () => asText(value))),
      template,
    )
  }
  if (Array.isArray(template)) return template.map((item) => filled(item, values))
  if (!isMap(template)) return template
  return Object.fromEntries(
    Object.entries(template).map(([key, item]) => [asText(filled(key, values)), filled(item, values)]),
  )
}

const mapMerge: TemplateFunction = {
  description: 'Merges maps; later ones take precedence.',
  apply(args, use) {
    const given = use.resolve(args)
    if (!Array.isArray(given)) throw misuseError(use, 'Incorrect arguments to "map_merge" should be a list of maps')
    const maps = given.map((map): JsonMap => {
      if (map !== null && !isMap(map)) throw misuseError(use, 'Incorrect arguments: Items to merge must be maps.')
      return map ?? {}
    })
    return Object.fromEntries(maps.flatMap((map) => Object.entries(map)))
  },
}

const mapReplace: TemplateFunction = {
  description: 'Replaces keys and values of a map.',
  apply(args, use) {
    const given = use.resolve(args)
    const [map, replacements] = Array.isArray(given) ? given : []
    if (!isMap(map) || !isMap(replacements)) {
      throw misuseError(use, 'Incorrect arguments to "map_replace" should be: [ map, { keys: {}, values: {} } ]')
    }
    const table = (name: string): JsonMap => {
      const found = replacements[name] ?? {}
      if (!isMap(found)) throw misuseError(use, `Incorrect arguments to "map_replace": "${name}" must be a map`)
      return found
    }
    const [keys, values] = [table('keys'), table('values')]
    const swap = (known: JsonMap, value: Json) => {
      const name = asText(value)
      return typeof value !== 'object' && Object.hasOwn(known, name) ? (known[name] ?? null) : value
    }
    return Object.fromEntries(Object.entries(map).map(([key, value]) => [asText(swap(keys, key)), swap(values, value)]))
  },
}

const filter: TemplateFunction = {
  description: 'Removes items from a list.',
  apply(args, use) {
    const given = use.resolve(args)
    const [unwanted, list] = Array.isArray(given) ? given : []
    if (!Array.isArray(unwanted) || (!Array.isArray(list) && list !== null)) {
      throw misuseError(use, 'Argument to "filter" must be a list [values, sequence]')
    }
    return (list ?? []).filter((item) => !unwanted.some((value) => isDeepStrictEqual(value, item)))
  },
}

const concatenating = (isUnique: boolean): TemplateFunction => ({
  description: isUnique ? 'Concatenates lists and removes duplicates.' : 'Concatenates lists.',
  apply(args, use) {
    const given = use.resolve(args)
    if (!Array.isArray(given) || given.some((list) => list !== null && !Array.isArray(list))) {
      throw misuseError(
        use,
        `Incorrect arguments to "${use.name}" should be: "${use.name}" : [ [ <value 1> ], [ <value 2> ] ]`,
      )
    }
    const items = given.flatMap((list) => (Array.isArray(list) ? list : []))
    const isFirst = (item: Json, at: number) => items.findIndex((other) => isDeepStrictEqual(other, item)) === at
    return isUnique ? items.filter(isFirst) : items
  },
})

const contains: TemplateFunction = {
  description: 'Whether a list, a map or a string contains a value.',
  apply(args, use) {
    const given = use.resolve(args)
    if (!Array.isArray(given) || given.length !== 2) {
      throw misuseError(use, 'Arguments to "contains" must be of the form: [value1, [value1, value2]]')
    }
    const [value = null, sequence = null] = given
    if (typeof sequence === 'string') return sequence.includes(asText(value))
    if (isMap(sequence)) return typeof value === 'string' && Object.hasOwn(sequence, value)
    if (!Array.isArray(sequence)) throw misuseError(use, 'Second argument to "contains" should be a sequence.')
    return sequence.some((item) => isDeepStrictEqual(item, value))
  },
}

export const collections = {
  repeat,
  map_merge: mapMerge,
  map_replace: mapReplace,
  filter,
  list_concat: concatenating(false),
  list_concat_unique: concatenating(true),
  contains,
}
