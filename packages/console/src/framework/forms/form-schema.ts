import * as z from 'zod'

/** The rules of a form: an object with a rule for each field, and maybe rules across them. */
export type FormSchema = z.ZodObject

/** The same rules across fields, on other fields: zod itself refuses to change an object that has any. */
const rebuild = (shape: z.ZodRawShape, checks: readonly z.core.$ZodCheck[]): FormSchema =>
  checks.length > 0
    ? z.object(shape).check(...(checks as z.core.$ZodCheck<Record<string, unknown>>[]))
    : z.object(shape) // checks of an object take objects

const checksOf = (schema: FormSchema) => schema.def.checks ?? []

/** The rules that hold while these fields are out of sight. */
export function withoutFields(schema: FormSchema, hidden: ReadonlySet<string>): FormSchema {
  if (hidden.size === 0) return schema
  const shape = Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !hidden.has(name)))
  return rebuild(shape, checksOf(schema))
}

/** All rules of several forms that are filled in as one. */
export const mergeSchemas = (schemas: readonly FormSchema[]): FormSchema =>
  rebuild(Object.assign({}, ...schemas.map(({ shape }) => shape)), schemas.flatMap(checksOf))

const EMPTY_VALUES = ['', null, undefined, []]

/** Whether the field may stay empty. */
export function isOptional({ shape }: FormSchema, name: string): boolean {
  const rule = shape[name]
  try {
    return !rule || EMPTY_VALUES.some((value) => z.safeParse(rule, value).success)
  } catch {
    // A rule that has to ask the server first cannot say; those are about names, which are required.
    return false
  }
}
