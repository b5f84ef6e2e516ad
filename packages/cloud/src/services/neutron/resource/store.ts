import { sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'

/** For tables whose documents have tags. */
export const hasTag = (tag: string): Condition =>
  sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.tags') WHERE value = ?)`, tag)

export const not = (condition: Condition): Condition => ({ ...condition, sql: `NOT ${condition.sql}` })

export const always: Condition = sql('1')
export const never: Condition = sql('0')
