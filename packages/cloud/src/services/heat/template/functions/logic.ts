import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../json.ts'
import { misuseError } from './function.ts'
import type { TemplateFunction, Use } from './function.ts'

/** A condition is a name, a boolean, or a function call. */
function isTrue(condition: Json, use: Use): boolean {
  if (typeof condition === 'string') return use.scope.condition(condition)
  const value = use.resolve(condition)
  if (typeof value !== 'boolean')
    throw misuseError(use, `Invalid condition "${JSON.stringify(condition).slice(0, 200)}"`)
  return value
}

const equals: TemplateFunction = {
  description: 'Whether two values are equal.',
  apply(args, use) {
    if (!Array.isArray(args) || args.length !== 2) {
      throw misuseError(use, 'Arguments to "equals" must be of the form: [value_1, value_2]')
    }
    const [one = null, other = null] = args
    return isDeepStrictEqual(use.resolve(one), use.resolve(other))
  },
}

const not: TemplateFunction = {
  description: 'Negates a condition.',
  apply: (args, use) => !isTrue(args, use),
}

const joined = (holds: (conditions: readonly Json[], use: Use) => boolean): TemplateFunction => ({
  description: 'Combines conditions.',
  apply(args, use) {
    if (!Array.isArray(args) || args.length < 2) {
      throw misuseError(use, `Arguments to "${use.name}" must be of the form: [{condition_1}, {condition_2}, {...}]`)
    }
    return holds(args, use)
  },
})

const choice: TemplateFunction = {
  description: 'Returns one of two values by a condition.',
  apply(args, use) {
    if (!Array.isArray(args) || args.length < 2 || args.length > 3) {
      throw misuseError(use, 'Arguments to "if" must be of the form: [condition_name, value_if_true, value_if_false]')
    }
    const [condition = null, yes = null, no = null] = args
    return use.resolve(isTrue(condition, use) ? yes : no)
  },
}

const yaql: TemplateFunction = {
  description: 'Evaluates a YAQL expression; this cloud refuses it.',
  apply(_args, use) {
    throw misuseError(use, 'YAQL expressions are not served here')
  },
}

export const logic = {
  equals,
  not,
  and: joined((conditions, use) => conditions.every((condition) => isTrue(condition, use))),
  or: joined((conditions, use) => conditions.some((condition) => isTrue(condition, use))),
  if: choice,
  yaql,
}
