import * as z from 'zod'
import type { Fields } from './values.ts'

/** What a schema does with missing attributes. */
interface Outline {
  /** Attributes without a default. */
  required: readonly string[]
  /** The defaults of the others. */
  defaults: Fields
}

const known = new WeakMap<z.ZodObject, Outline>()

export function outlineOf(schema: z.ZodObject): Outline {
  const found = known.get(schema) ?? outline(schema)
  known.set(schema, found)
  return found
}

function outline({ shape }: z.ZodObject): Outline {
  const results = Object.entries(shape).map(([key, attribute]) => [key, z.safeParse(attribute, undefined)] as const)
  return {
    required: results.filter(([, { success }]) => !success).map(([key]) => key),
    defaults: Object.fromEntries(results.map(([key, { data }]) => [key, data])),
  }
}
