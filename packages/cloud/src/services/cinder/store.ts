import { all, sql } from '../../core/database/condition.ts'
import type { Condition } from '../../core/database/condition.ts'

/** Conditions that the lists of several resources share. */
export const nothing = sql('0')

export const contains = (column: string, text: string) => sql(`instr(lower(${column}), lower(?)) > 0`, text)

/** All pairs are in the document's dictionary `name`. */
export const hasPairs = (name: string, pairs: Readonly<Record<string, string>>): Condition =>
  all(
    ...Object.entries(pairs).map(([key, value]) =>
      sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.${name}') WHERE key = ? AND value = ?)`, key, value),
    ),
  )
