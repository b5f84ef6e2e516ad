import { all, any, is, oneOf } from '../../../core/database/condition.ts'
import type { Comparison, Condition } from '../../../core/database/condition.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import { hasProperty, hasTag } from './store.ts'

/** Translates a query parameter to a condition; unknown names are custom properties. */
export function filterFor(name: string, value: string): Condition {
  return FILTERS.get(name)?.(value, name) ?? hasProperty(name, value)
}

type Filter = (value: string, name: string) => Condition

/** `name=x`, `name=in:x,"y,z"` */
const equalsOrIn: Filter = (value, column) => {
  const [operator, operand] = splitOperator(value)
  if (operator === 'eq') return is(column, operand)
  if (operator === 'in') return oneOf(column, splitQuoted(operand))
  throw badRequest(`Unable to filter by unknown operator '${operator}'.`)
}

const COMPARISONS = new Map<string, Comparison>(
  Object.entries({ eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const),
)

/** `created_at=gte:2026-01-01T00:00:00Z`; columns have seconds in UTC, so that strings compare as times. */
const time: Filter = (value, column) => {
  const [operator, operand] = isTime(value) ? ['eq', value] : splitOperator(value)
  const comparison = COMPARISONS.get(operator)
  if (!comparison) throw badRequest('Unable to filter on a unknown operator.')
  if (!isTime(operand)) throw badRequest(`Bad "${column}" query filter format. Use ISO 8601 DateTime notation.`)
  return is(column, `${new Date(utc(operand)).toISOString().slice(0, 19)}Z`, comparison)
}

const flag: Filter = (value, column) => {
  if (value === 'true' || value === 'false') return is(column, value === 'true')
  throw badRequest(`Invalid value '${value}' for '${column}' filter. Valid values are 'true' or 'false'.`)
}

/** Python clients send `True`. */
const anyCaseFlag: Filter = (value, column) => flag(/^(true|false)$/i.test(value) ? value.toLowerCase() : value, column)

const bound = (value: string): number => {
  if (/^-?\d{1,15}$/.test(value)) return Number(value)
  throw badRequest('Unable to filter on a range with a non-numeric value.')
}

const atLeast: Filter = (value, name) => is(name.slice(0, -'_min'.length), bound(value), '>=')

/** Columns have -1 for a missing number, which no filter matches. */
const atMost: Filter = (value, name) => {
  const column = name.slice(0, -'_max'.length)
  return all(is(column, bound(value), '<='), is(column, 0, '>='))
}

const number: Filter = (value, name) => (/^\d{1,15}$/.test(value) ? is(name, Number(value)) : any())
const equals: Filter = (value, name) => is(name, value)

const FILTERS = new Map<string, Filter>(
  Object.entries({
    id: equalsOrIn,
    name: equalsOrIn,
    status: equalsOrIn,
    container_format: equalsOrIn,
    disk_format: equalsOrIn,
    owner: equals,
    checksum: equals,
    os_hash_algo: equals,
    os_hash_value: equals,
    protected: flag,
    os_hidden: anyCaseFlag,
    tag: hasTag,
    size: number,
    size_min: atLeast,
    size_max: atMost,
    min_disk: number,
    min_disk_min: atLeast,
    min_disk_max: atMost,
    min_ram: number,
    min_ram_min: atLeast,
    min_ram_max: atMost,
    created_at: time,
    updated_at: time,
    'changes-since': () => {
      throw badRequest('The "changes-since" filter is no longer available on v2.')
    },
  }),
)

function splitOperator(value: string): [string, string] {
  const at = value.indexOf(':')
  return at < 0 ? ['eq', value] : [value.slice(0, at), value.slice(at + 1)]
}

/** `a,"b,c"` → `['a', 'b,c']`; every second part is quoted. */
function splitQuoted(value: string): string[] {
  const invalidFilter = (problem: string) => badRequest(`Invalid filter value ${value}. ${problem}`)
  const pieces = value.split('"')
  if (pieces.length % 2 === 0) throw invalidFilter('The quote is not closed.')
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 1) return [piece]
    const isFirst = index === 0
    const isLast = index === pieces.length - 1
    if (!isFirst && !piece.startsWith(',') && !(isLast && piece === '')) {
      throw invalidFilter('There is no comma after closing quotation mark.')
    }
    if (!isLast && !piece.endsWith(',') && !(isFirst && piece === '')) {
      throw invalidFilter('There is no comma before opening quotation mark.')
    }
    return piece.split(',').filter((part) => part !== '')
  })
}

/** A time without a zone is UTC. */
const utc = (text: string) => (/T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T') ? text : `${text}Z`)
const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i.test(text) &&
  !Number.isNaN(Date.parse(utc(text)))
