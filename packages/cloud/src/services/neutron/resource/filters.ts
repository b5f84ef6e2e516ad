import { all, any, is, oneOf } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Call } from '../../../core/service/api.ts'
import { hasTag, not } from './store.ts'
import { readFlag, readInteger } from './values.ts'

/** The condition for `attribute=value` in a list's query; an attribute can occur several times. */
export type Filter = (values: readonly string[], call: Call) => Condition

export const word =
  (column: string): Filter =>
  (values) =>
    oneOf(column, values)

/** The column is '' without a reference; `?port_id=` matches nothing, not those rows. */
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

export const integer =
  (column: string): Filter =>
  (values) =>
    any(...values.map((value) => is(column, readInteger(value))))

/** The filters of several columns, by name. */
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

/** A value that is not a number matches nothing. */
const revision: Filter = (values) =>
  any(...values.filter((text) => /^\d{1,15}$/.test(text)).map((text) => is('revision_number', Number(text))))

/** For rows with the standard attributes. */
export const standardFilters: Readonly<Record<string, Filter>> = {
  ...ownerFilters,
  name: word('name'),
  description: word('description'),
  revision_number: revision,
  tags: tagged(all),
  'tags-any': tagged(any),
  'not-tags': (values, call) => not(tagged(all)(values, call)),
  'not-tags-any': (values, call) => not(tagged(any)(values, call)),
}

export const STANDARD_SORT = ['id', 'name', 'project_id', 'tenant_id'] as const
