import { IMAGE_STATUSES } from '@meridian/wire'
import { all, is, oneOf, sql } from '../../../core/condition.ts'
import type { Comparison, Condition } from '../../../core/condition.ts'
import { badRequest } from '../../../core/fault.ts'

/** What one parameter of the list's query asks of an image; a name that is no attribute is a custom property. */
export function filters(name: string, value: string): Condition {
  return FILTERS[name]?.(value, name) ?? property(name, value)
}

type Filter = (value: string, name: string) => Condition

/** `name=x`, `name=in:x,"y,z"` */
const word: Filter = (value, column) => {
  const [operator, operand] = splitOperator(value)
  if (operator === 'eq') return is(column, operand)
  if (operator === 'in') return oneOf(column, splitQuoted(operand))
  throw badRequest(`Unable to filter by unknown operator '${operator}'.`)
}

const status: Filter = (value, column) => {
  const unknown = splitQuoted(value.replace(/^(in|eq):/, '')).find((asked) => !IMAGE_STATUSES.some((known) => known === asked))
  if (unknown !== undefined) throw badRequest(`Invalid status value: ${unknown}`)
  return word(value, column)
}

const COMPARISONS: Readonly<Record<string, Comparison>> = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' }

/** `created_at=gte:2026-01-01T00:00:00Z`; columns hold whole seconds in UTC, so text compares as time. */
const time: Filter = (value, column) => {
  const [operator, operand] = isTime(value) ? ['eq', value] : splitOperator(value)
  const comparison = COMPARISONS[operator]
  if (!comparison) throw badRequest('Unable to filter on a unknown operator.')
  if (!isTime(operand)) throw badRequest(`Bad "${column}" query filter format. Use ISO 8601 DateTime notation.`)
  return is(column, `${new Date(utc(operand)).toISOString().slice(0, 19)}Z`, comparison)
}

const flag: Filter = (value, column) => {
  if (value !== 'true' && value !== 'false') {
    throw badRequest(`Invalid value '${value}' for '${column}' filter. Valid values are case sensitive 'true' or 'false'.`)
  }
  return is(column, value === 'true')
}

/** `size_min=1024`; images without data have no size and match no limit. */
const bound =
  (column: string, comparison: Comparison, inDocument = false): Filter =>
  (value, name) => {
    if (!/^\d{1,15}$/.test(value)) throw badRequest(`Invalid value '${value}' for '${name}' filter: it must be a whole number.`)
    const read = inDocument ? `doc ->> '${column}'` : column
    return all(sql(`${read} ${comparison} ?`, Number(value)), sql(`${read} >= 0`))
  }

const tag: Filter = (value) => sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.tags') WHERE value = ?)`, value)

const inDocument: Filter = (value, name) => sql(`doc ->> '${name}' = ?`, value)
const wholeNumber: Filter = (value, name) => sql(`CAST(doc ->> '${name}' AS TEXT) = ?`, value)

const property = (name: string, value: string) =>
  sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.properties') WHERE key = ? AND value = ?)`, name, value)

const FILTERS: Readonly<Partial<Record<string, Filter>>> = {
  id: word,
  name: word,
  status,
  container_format: word,
  disk_format: word,
  owner: (value) => is('owner', value),
  protected: flag,
  os_hidden: flag,
  tag,
  size_min: bound('size', '>='),
  size_max: bound('size', '<='),
  min_ram_min: bound('min_ram', '>=', true),
  min_ram_max: bound('min_ram', '<=', true),
  min_disk_min: bound('min_disk', '>=', true),
  min_disk_max: bound('min_disk', '<=', true),
  size: (value, column) => sql(`CAST(${column} AS TEXT) = ?`, value),
  min_ram: wholeNumber,
  min_disk: wholeNumber,
  checksum: inDocument,
  os_hash_algo: inDocument,
  os_hash_value: inDocument,
  created_at: time,
  updated_at: time,
}

function splitOperator(value: string): [string, string] {
  const at = value.indexOf(':')
  return at < 0 ? ['eq', value] : [value.slice(0, at), value.slice(at + 1)]
}

/** `a,"b,c"` → `['a', 'b,c']` */
function splitQuoted(value: string): string[] {
  const parts = value.match(/"[^"]*"|[^,"]+|,/g) ?? []
  if (parts.join('') !== value) throw badRequest(`Invalid filter value ${value}. The quote is not closed.`)
  const isList = parts.every((part, index) => (part === ',') === (index % 2 === 1))
  if (!isList) throw badRequest(`Invalid filter value ${value}. There is no comma between the values.`)
  return parts.filter((part) => part !== ',').map((part) => part.replaceAll('"', ''))
}

/** A time without a zone is meant as UTC. */
const utc = (text: string) => (/T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) || !text.includes('T') ? text : `${text}Z`)
const isTime = (text: string) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i.test(text) && !Number.isNaN(Date.parse(utc(text)))
