import { all, any, is, oneOf } from '../../../core/database/condition.ts'
import type { Comparison, Condition } from '../../../core/database/condition.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import { hasProperty, hasTag } from './store.ts'

/** What one parameter of the list's query asks of an image; a name that is no attribute is a custom property. */
export function filterFor(name: string, value: string): Condition {
  return FILTERS.get(name)?.(value, name) ?? hasProperty(name, value)
}

type Filter = (value: string, name: string) => Condition

/** `name=x`, `name=in:x,"y,z"` */
const word: Filter = (value, column) => {
  const [operator, operand] = splitOperator(value)
  if (operator === 'eq') return is(column, operand)
  if (operator === 'in') return oneOf(column, splitQuoted(operand))
  throw badRequest(`Unable to filter by unknown operator '${operator}'.`)
}

const COMPARISONS = new Map<string, Comparison>(
  Object.entries({ eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const),
)

/** `created_at=gte:2026-01-01T00:00:00Z`; columns hold whole seconds in UTC, so text compares as time. */
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

/** Clients in Python write True. */
const anyCaseFlag: Filter = (value, column) => flag(/^(true|false)$/i.test(value) ? value.toLowerCase() : value, column)

const bound = (value: string): number => {
  if (/^-?\d{1,15}$/.test(value)) return Number(value)
  throw badRequest('Unable to filter on a range with a non-numeric value.')
}

const atLeast: Filter = (value, name) => is(name.slice(0, -'_min'.length), bound(value), '>=')

/** Columns hold -1 where an image has no such number; it is below no limit. */
const atMost: Filter = (value, name) => {
  const column = name.slice(0, -'_max'.length)
  return all(is(column, bound(value), '<='), is(column, 0, '>='))
}

const number: Filter = (value, name) => (/^\d{1,15}$/.test(value) ? is(name, Number(value)) : any())
const exactly: Filter = (value, name) => is(name, value)

const FILTERS = new Map<string, Filter>(
  Object.entries({
    id: word,
    name: word,
    status: word,
    container_format: word,
    disk_format: word,
    owner: exactly,
    checksum: exactly,
    os_hash_algo: exactly,
    os_hash_value: exactly,
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

/** `a,"b,c"` → `['a', 'b,c']`; every second piece between quotation marks is inside them. */
function splitQuoted(value: string): string[] {
  const refuse = (why: string) => badRequest(`Invalid filter value ${value}. ${why}`)
  const pieces = value.split('"')
  if (pieces.length % 2 === 0) throw refuse('The quote is not closed.')
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 1) return [piece]
    const isFirst = index === 0
    const isLast = index === pieces.length - 1
    if (!isFirst && !piece.startsWith(',') && !(isLast && piece === '')) {
      throw refuse('There is no comma after closing quotation mark.')
    }
    if (!isLast && !piece.endsWith(',') && !(isFirst && piece === '')) {
      throw refuse('There is no comma before opening quotation mark.')
    }
    return piece.split(',').filter((part) => part !== '')
  })
}

/** A time without a zone is meant as UTC. */
const utc = (text: string) => (/T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T') ? text : `${text}Z`)
const isTime = (text: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i.test(text) &&
  !Number.isNaN(Date.parse(utc(text)))
