import type { Call } from '../../../core/api.ts'
import { all, any, is, oneOf } from '../../../core/condition.ts'
import type { Condition } from '../../../core/condition.ts'
import { invalidInput } from '../faults.ts'
import { hasTag, not } from './store.ts'
import { readFlag, readWhole } from './values.ts'

/** What `attribute=value` in a list's query asks of rows; an attribute may come more than once. */
export type Filter = (values: readonly string[], call: Call) => Condition

export const word =
  (column: string): Filter =>
  (values) =>
    oneOf(column, values)

/** The column is empty where there is nothing to refer to; `?port_id=` finds nothing, not those. */
export const reference =
  (column: string): Filter =>
  (values) =>
    oneOf(
      column,
      values.filter((value) => value !== ''),
    )

export const flag =
  (column: string): Filter =>
  (values) =>
    any(...values.map((value) => is(column, readFlag(value))))

export const whole =
  (column: string): Filter =>
  (values) =>
    any(...values.map((value) => is(column, readWhole(value))))

/** A filter for each column, under its own name. */
export const filtersOf = (make: (column: string) => Filter, ...columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, make(column)]))

export const ownerFilters: Readonly<Record<string, Filter>> = {
  id: word('id'),
  project_id: word('project_id'),
  tenant_id: word('project_id'),
}

const tagged =
  (join: (...conditions: readonly Condition[]) => Condition): Filter =>
  (values) =>
    join(...values.flatMap((value) => value.split(',')).map(hasTag))

const changedSince: Filter = (values) => {
  const time = Date.parse(values[0] ?? '')
  if (Number.isNaN(time)) throw invalidInput(`Value of changed_since filter '${values[0]}' is not a valid time`)
  return is('updated_at', `${new Date(time).toISOString().slice(0, 19)}Z`, '>=')
}

/** For rows with standard attributes. */
export const standardFilters: Readonly<Record<string, Filter>> = {
  ...ownerFilters,
  name: word('name'),
  description: word('description'),
  revision_number: whole('revision_number'),
  changed_since: changedSince,
  tags: tagged(all),
  'tags-any': tagged(any),
  'not-tags': (values, call) => not(tagged(all)(values, call)),
  'not-tags-any': (values, call) => not(tagged(any)(values, call)),
}

export const STANDARD_SORT = [
  'id',
  'name',
  'project_id',
  'tenant_id',
  'description',
  'created_at',
  'updated_at',
  'revision_number',
] as const
