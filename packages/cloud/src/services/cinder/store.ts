import { all, sql } from '../../core/database/condition.ts'
import type { Condition } from '../../core/database/condition.ts'

export const nothing = sql('0')

export const contains = (column: string, text: string) => sql(`instr(lower(${column}), lower(?)) > 0`, text)

/** Matches documents whose dictionary `name` contains all pairs. */
export const hasPairs = (name: string, pairs: Readonly<Record<string, string>>): Condition =>
  all(
    ...Object.entries(pairs).map(([key, value]) =>
      sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.${name}') WHERE key = ? AND value = ?)`, key, value),
    ),
  )
