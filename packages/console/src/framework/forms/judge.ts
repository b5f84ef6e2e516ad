import * as z from 'zod'
import { withoutFields, type FormSchema } from './form-schema.ts'

export type Judgement = { data: Record<string, unknown> } | { issues: readonly z.core.$ZodIssue[] }

/** Fields by name, each with when it is shown; a field that is not here always is. */
export type Shown = Readonly<Record<string, ((values: Record<string, unknown>) => boolean) | undefined>>

export const hiddenFields = (shown: Shown, values: Record<string, unknown>): ReadonlySet<string> =>
  new Set(Object.keys(shown).filter((name) => shown[name]?.(values) === false))

/** What the schema makes of the values; fields out of sight are neither asked for nor sent. */
export async function judge(schema: FormSchema, shown: Shown, values: Record<string, unknown>): Promise<Judgement> {
  const parsed = await z.safeParseAsync(withoutFields(schema, hiddenFields(shown, values)), values)
  return parsed.success ? { data: parsed.data } : { issues: parsed.error.issues }
}
