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
function withoutFields(schema: FormSchema, hidden: ReadonlySet<string>): FormSchema {
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

/** The field that a refusal is about: where the server or a service names one, in any of the ways they do that. */
export function namedField(message: string, names: readonly string[]): string | null {
  // The longest first, so that `name` is not found in `volume_name`.
  const known = [...names].sort((a, b) => b.length - a.length)
  return known.find((name) => waysToName(name).some((way) => way.test(message))) ?? null
}

const waysToName = (name: string): RegExp[] => {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return [
    new RegExp(`^(?:[\\w]+\\.)*${word}: `), // our server: `metadata.name: Too big`
    new RegExp(`(?:field|attribute|parameter|property|key)(?:/attribute)? ['"]?${word}\\b`, 'i'), // Nova, Cinder, Neutron
    new RegExp(`['"]${word}['"]`),
  ]
}

export type ValidationResult = { data: Record<string, unknown> } | { issues: readonly z.core.$ZodIssue[] }

/** Fields by name, each with when it is shown; a field that is not here always is. */
export type Shown = Readonly<Record<string, ((values: Record<string, unknown>) => boolean) | undefined>>

export const hiddenFields = (shown: Shown, values: Record<string, unknown>): ReadonlySet<string> =>
  new Set(Object.keys(shown).filter((name) => shown[name]?.(values) === false))

/** What the schema makes of the values; fields out of sight are neither asked for nor sent. */
export async function validate(
  schema: FormSchema,
  shown: Shown,
  values: Record<string, unknown>,
): Promise<ValidationResult> {
  const parsed = await z.safeParseAsync(withoutFields(schema, hiddenFields(shown, values)), values)
  return parsed.success ? { data: parsed.data } : { issues: parsed.error.issues }
}
