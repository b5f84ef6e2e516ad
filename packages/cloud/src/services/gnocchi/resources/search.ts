import type { MetricResource } from '@meridian/wire'
import { badRequest } from '../../../core/errors/fault.ts'
import { RESOURCE_TYPES } from '../resource-types/types.ts'
import type { ResourceType } from '../resource-types/types.ts'

type Test = (resource: MetricResource) => boolean

const MAX_PARTS = 200

/** The attributes of every resource. */
const COMMON = new Set([
  'id',
  'type',
  'creator',
  'created_by_user_id',
  'created_by_project_id',
  'user_id',
  'project_id',
  'original_resource_id',
  'started_at',
  'ended_at',
  'revision_start',
  'revision_end',
])

/** The predicate of a query in Gnocchi's JSON form: `{"and": [{"=": {"host": "x"}}, {"not": …}]}`. */
export function testOf(query: unknown, type: ResourceType): Test {
  if (query === null || query === undefined || isEmpty(query)) return () => true
  return readTest(query, { left: MAX_PARTS, type })
}

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

interface Budget {
  left: number
  type: ResourceType
}

function readTest(query: unknown, budget: Budget): Test {
  if (budget.left-- <= 0) throw badRequest('Invalid input: the query has too many parts')
  const [operator, operand] = onlyEntry(query)
  if (operator === 'and' || operator === 'or' || operator === '∧' || operator === '∨') {
    if (!Array.isArray(operand)) throw invalid(operator, 'expected a list')
    const tests = operand.map((part: unknown) => readTest(part, budget))
    const isAll = operator === 'and' || operator === '∧'
    return (resource) => (isAll ? tests.every((test) => test(resource)) : tests.some((test) => test(resource)))
  }
  if (operator === 'not' || operator === '¬') {
    const test = readTest(operand, budget)
    return (resource) => !test(resource)
  }
  const [attribute, expected] = onlyEntry(operand)
  if (!COMMON.has(attribute) && !Object.hasOwn(RESOURCE_TYPES[budget.type], attribute))
    throw badRequest(`Resource type ${budget.type} has no ${attribute} attribute`)
  const compare = comparisonOf(operator, expected)
  return (resource) => compare(Object.hasOwn(resource, attribute) ? resource[attribute] : undefined)
}

function comparisonOf(operator: string, expected: unknown): (value: unknown) => boolean {
  switch (operator) {
    case '=':
    case '==':
    case 'eq':
      return (value) => value === expected
    case '!=':
    case '≠':
    case 'ne':
      return (value) => value !== expected
    case '<':
    case 'lt':
      return ordered(expected, (order) => order < 0)
    case '>':
    case 'gt':
      return ordered(expected, (order) => order > 0)
    case '<=':
    case '≤':
    case 'le':
      return ordered(expected, (order) => order <= 0)
    case '>=':
    case '≥':
    case 'ge':
      return ordered(expected, (order) => order >= 0)
    case 'in':
      if (!Array.isArray(expected)) throw invalid('in', 'expected a list')
      return (value) => expected.includes(value)
    case 'like':
      return likePattern(expected)
    default:
      throw badRequest(`Invalid input: '${operator}' is not an operator`)
  }
}

const ordered = (expected: unknown, holds: (order: number) => boolean) => (value: unknown) =>
  typeof value === 'string' && typeof expected === 'string' && holds(value < expected ? -1 : Number(value > expected))

/** SQL's LIKE; matches the parts between the percent signs. */
function likePattern(expected: unknown): (value: unknown) => boolean {
  if (typeof expected !== 'string') throw invalid('like', 'expected text')
  const [first = '', ...rest] = expected.split('%')
  return (value) => {
    if (typeof value !== 'string' || !value.startsWith(first)) return false
    if (rest.length === 0) return value === first
    let from = first.length
    for (const piece of rest.slice(0, -1)) {
      const at = value.indexOf(piece, from)
      if (at < 0) return false
      from = at + piece.length
    }
    const last = rest.at(-1) ?? ''
    return value.length - last.length >= from && value.endsWith(last)
  }
}

function onlyEntry(value: unknown): [string, unknown] {
  const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  const [entry] = entries
  if (!entry || entries.length > 1) throw badRequest('Invalid input: expected an object with exactly one key')
  return entry
}

const invalid = (operator: string, what: string) => badRequest(`Invalid input: ${what} for '${operator}'`)
