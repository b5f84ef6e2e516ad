import { all, is } from '../../core/database/condition.ts'
import type { Condition } from '../../core/database/condition.ts'
import { badRequest } from '../../core/errors/fault.ts'
import type { Call } from '../../core/service/api.ts'
import { isAdmin, projectOf } from './access.ts'
import { booleanParameter, readBoolean } from './booleans.ts'
import { invalidInput } from './faults.ts'
import { isSince } from './microversion.ts'
import { readDictionary } from './python-literal.ts'
import { contains, hasPairs, nothing } from './store.ts'

/** Translates the value of a query parameter to a condition. */
export type Filter = (value: string, call: Call) => Condition

interface Filters {
  /** By query parameter. */
  known: Readonly<Record<string, Filter>>
  /** Filters that all users can use; administrators can use all filters. */
  userFilters: readonly string[]
  /** First microversion of a filter; older ones ignore it. */
  since?: Readonly<Record<string, number>>
  /** Columns of the `name~=` filters, by parameter. */
  partial?: Readonly<Record<string, string>>
}

const NO_FILTERS = ['limit', 'offset', 'marker', 'sort', 'sort_key', 'sort_dir', 'all_tenants']

/** The conditions of a list. From 3.31 on, users get 400 for filters that they cannot use. */
export function readFilters(call: Call, filters: Filters): Condition[] {
  const skipped = isSince(call, 45) ? [...NO_FILTERS, 'with_count'] : NO_FILTERS
  const requested = [...new Map(call.query)].filter(([name]) => !skipped.includes(name))
  const usable = requested.filter(([name]) => mayFilterBy(call, filters, name))
  if (isSince(call, 31)) refuse(requested.filter((parameter) => !usable.includes(parameter)))
  return usable.map(([name, value]) => conditionFor(call, filters, name, value))
}

function mayFilterBy(call: Call, { userFilters, since = {} }: Filters, name: string): boolean {
  if (!isSince(call, 31) && !isSince(call, since[name] ?? 0)) return false
  return isAdmin(call) || userFilters.includes(name)
}

function refuse(unusable: readonly [string, string][]): void {
  const names = unusable.map(([name]) => name)
  if (names.some((name) => /[^\p{ASCII}]/u.test(name))) {
    throw badRequest('Filter keys can only contain ASCII characters.')
  }
  if (names.length > 0) throw badRequest(`Invalid filters ${names.join(',')} are found in query options.`)
}

/** Unknown filters match nothing. */
function conditionFor(call: Call, { known, partial = {} }: Filters, name: string, value: string): Condition {
  if (Object.hasOwn(known, name)) return known[name]?.(value, call) ?? nothing
  const column = name.endsWith('~') && isSince(call, 34) ? partial[name.slice(0, -1)] : undefined
  return column === undefined ? nothing : contains(column, value)
}

/** The caller's project, or all projects for administrators with `all_tenants`. */
export function ofProjects(call: Call): Condition[] {
  const allProjects = isAdmin(call) && booleanParameter(call.query, 'all_tenants')
  return allProjects ? [] : [is('project_id', projectOf(call))]
}

export const equals =
  (column: string): Filter =>
  (value) =>
    is(column, value)

export const wholeNumber =
  (column: string): Filter =>
  (value) =>
    /^\d{1,15}$/.test(value) ? is(column, Number(value)) : nothing

/** Before 3.2, every value but `false` was true. */
export const flag =
  (column: string): Filter =>
  (value, call) => {
    const strict = readBoolean(value)
    if (strict === undefined && isSince(call, 2)) throw invalidInput(`'${column} = ${value}'`)
    return is(column, isSince(call, 2) ? strict === true : !['False', 'false', 'FALSE', ''].includes(value))
  }

/** Matches rows whose dictionary `name` contains all pairs. */
export const pairsIn =
  (name: string): Filter =>
  (value) => {
    const wanted = readDictionary(value)
    return wanted ? hasPairs(name, wanted) : nothing
  }

const COMPARISONS: Readonly<Record<string, '=' | '<>' | '<' | '<=' | '>' | '>='>> = {
  gt: '>',
  gte: '>=',
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
}

/** `created_at=gt:2026-01-01T00:00:00,lt:2026-02-01T00:00:00` */
export const time =
  (column: string): Filter =>
  (value) => {
    const conditions = value.split(',').map((part) => {
      const [operator = '', ...rest] = part.split(':')
      const comparison = COMPARISONS[operator]
      if (!comparison) throw badRequest(`Invalid ${operator} operator`)
      const when = rest.join(':')
      const parsed = Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(when) || !when.includes('T') ? when : `${when}Z`)
      if (rest.length === 0 || Number.isNaN(parsed)) throw badRequest(`Invalid ${when} value`)
      return is(column, `${new Date(parsed).toISOString().slice(0, 19)}.000000`, comparison)
    })
    return all(...conditions)
  }
