import type * as z from 'zod'
import { repr } from '../../core/errors/invalid.ts'
import { flag } from './parameters.ts'
import { badParameter } from './query-parameters.ts'

/** Parses a parameter with a schema; undefined if it is missing. */
export function checkedParameter<T>(query: URLSearchParams, name: string, schema: z.ZodType<T>): T | undefined {
  const value = query.get(name)
  if (value === null) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const sentence = { too_small: `${repr(value)} is too short`, too_big: `${repr(value)} is too long` } as const
  const known = issue && issue.code in sentence ? sentence[issue.code as keyof typeof sentence] : issue?.message // just looked
  throw badParameter(name, value, known ?? '')
}

export const givenFlag = (query: URLSearchParams, name: string): boolean => checkedParameter(query, name, flag) ?? false

/** Throws for parameters that occur more than once. */
export function refuseRepeated(query: URLSearchParams, names: readonly string[]): void {
  for (const name of names) {
    const values = query.getAll(name)
    if (values.length > 1) throw badParameter(name, repr(values), `${repr(values)} is too long`)
  }
}
