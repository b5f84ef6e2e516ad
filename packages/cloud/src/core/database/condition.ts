import type { SqlValue } from './db.ts'

/** Part of a WHERE clause with its values. */
export interface Condition {
  sql: string
  values: SqlValue[]
}

type Scalar = string | number | boolean

const bindable = (value: Scalar): SqlValue => (typeof value === 'boolean' ? Number(value) : value)

export const sql = (text: string, ...values: Scalar[]): Condition => ({ sql: text, values: values.map(bindable) })

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>='

export const is = (column: string, value: Scalar, comparison: Comparison = '=') =>
  sql(`${column} ${comparison} ?`, value)

/** Binds all values as one JSON text, so that lists of any length share one prepared statement. */
export const oneOf = (column: string, values: readonly string[]) => {
  const [only] = values
  if (only !== undefined && values.length === 1) return is(column, only)
  return sql(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values))
}

export const any = (...conditions: readonly Condition[]) => join(conditions, ' OR ', '0')
export const all = (...conditions: readonly Condition[]) => join(conditions, ' AND ', '1')

function join(conditions: readonly Condition[], operator: string, ifNone: string): Condition {
  return {
    sql: conditions.length === 0 ? ifNone : `(${conditions.map((condition) => condition.sql).join(operator)})`,
    values: conditions.flatMap((condition) => condition.values),
  }
}
