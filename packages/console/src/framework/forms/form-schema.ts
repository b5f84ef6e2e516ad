import * as z from 'zod'

/** The rules of a form: an object with a rule for each field, and optional rules across fields. */
export type FormSchema = z.ZodObject

/** Other fields with the same rules across fields: zod refuses to change an object that has such rules. */
const rebuild = (shape: z.ZodRawShape, checks: readonly z.core.$ZodCheck[]): FormSchema =>
  checks.length > 0
    ? z.object(shape).check(...(checks as z.core.$ZodCheck<Record<string, unknown>>[]))
    : z.object(shape) // checks of an object take objects

const checksOf = (schema: FormSchema) => schema.def.checks ?? []

/** The schema without the hidden fields. */
function withoutFields(schema: FormSchema, hidden: ReadonlySet<string>): FormSchema {
  if (hidden.size === 0) return schema
  const shape = Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !hidden.has(name)))
  return rebuild(shape, checksOf(schema))
}

/** The rules of a form with these values. */
export type SchemaOf<V> = z.ZodObject<{ [N in keyof V]-?: z.ZodType<V[N], V[N]> }>

/** The rules of several forms that are submitted as one, with the values V. */
export const mergeSchemas = <V = Record<string, unknown>>(schemas: readonly FormSchema[]): SchemaOf<V> =>
  rebuild(Object.assign({}, ...schemas.map(({ shape }) => shape)), schemas.flatMap(checksOf)) as SchemaOf<V> // together they have its fields

const EMPTY_VALUES = ['', null, undefined, []]

export function isOptional({ shape }: FormSchema, name: string): boolean {
  const rule = shape[name]
  try {
    return !rule || EMPTY_VALUES.some((value) => z.safeParse(rule, value).success)
  } catch {
    // An asynchronous rule cannot be checked here; those are about names, which are required.
    return false
  }
}

/** What a field without a choice has: null if its rule is about null, else an empty text. */
export function emptyValueOf({ shape }: FormSchema, name: string): '' | null {
  const rule = shape[name]
  return rule && takesNull(rule) ? null : ''
}

/** Read from the declaration: a rule that requires a choice refuses null when it is tried. */
const takesNull = (rule: z.core.$ZodType): boolean =>
  rule instanceof z.ZodNullable ||
  ((rule instanceof z.ZodOptional || rule instanceof z.ZodDefault) && takesNull(rule.unwrap()))

/** The field that an error message names, in any of the formats that the server and the services use. */
export function namedField(message: string, names: readonly string[]): string | null {
  // Longest first, so that `name` is not found in `volume_name`.
  const known = [...names].sort((a, b) => b.length - a.length)
  return known.find((name) => patternsFor(name).some((pattern) => pattern.test(message))) ?? null
}

const patternsFor = (name: string): RegExp[] => {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return [
    new RegExp(`^(?:[\\w]+\\.)*${word}: `), // our server: `metadata.name: Too big`
    new RegExp(`(?:field|attribute|parameter|property|key)(?:/attribute)? ['"]?${word}\\b`, 'i'), // the services
    new RegExp(`['"]${word}['"]`),
  ]
}

export type ValidationResult = { data: Record<string, unknown> } | { issues: readonly z.core.$ZodIssue[] }

/** By field: when it is visible; always, if it is not listed. */
export type Shown = Readonly<Record<string, ((values: Record<string, unknown>) => boolean) | undefined>>

export const hiddenFields = (shown: Shown, values: Record<string, unknown>): ReadonlySet<string> =>
  new Set(Object.keys(shown).filter((name) => shown[name]?.(values) === false))

/** Validates the values with the schema; hidden fields are neither required nor returned. */
export async function validate(
  schema: FormSchema,
  shown: Shown,
  values: Record<string, unknown>,
): Promise<ValidationResult> {
  const parsed = await z.safeParseAsync(withoutFields(schema, hiddenFields(shown, values)), values)
  return parsed.success ? { data: parsed.data } : { issues: parsed.error.issues }
}
