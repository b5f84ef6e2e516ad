import * as z from 'zod'
import type { Formsets } from './formset.ts'

/** A form in steps, posted form-encoded to the address of its page and validated step by step. */
export interface Workflow<Path extends string = string, Fields extends z.ZodType = z.ZodType> {
  slug: string
  path: Path
  /** The service type that its messages are about. */
  service: string
  /** Validates the whole form, because some rules compare fields of several steps. */
  steps: readonly { slug: string; rules: z.ZodType }[]
  /** Its repeated groups of fields. */
  formsets?: Formsets
  /** The parsed form, after all steps are valid. */
  fields: Fields
}

/** Response of a validation; errors of a whole step are under `__all__`. */
export const StepErrors = z.object({
  has_errors: z.boolean(),
  workflow_slug: z.string(),
  errors: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  /** Id and name of the created resource. */
  made: z.tuple([z.string(), z.string()]).optional(),
})
export type StepErrors = z.infer<typeof StepErrors>

export const VALIDATE_FROM = 'x-horizon-validate-step-start'
export const VALIDATE_TO = 'x-horizon-validate-step-end'

const REQUIRED = 'This field is required.'

/** Forms send a blank field as an empty string. */
const blank = (value: unknown) => (value === '' ? undefined : value)

export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional())

export const required = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => {
    if (blank(value) !== undefined) return value
    context.addIssue({ code: 'custom', message: REQUIRED })
    return z.NEVER
  }, schema)

export const text = (most: number) =>
  z.string().max(most, {
    error: ({ input }) => `Ensure this value has at most ${most} characters (it has ${String(input).length}).`,
  })

export const wholeNumber = (least: number) =>
  z.coerce
    .number({ error: 'Enter a whole number.' })
    .int('Enter a whole number.')
    .min(least, `Ensure this value is greater than or equal to ${least}.`)

/** Browsers do not send an unticked checkbox. */
export const checkbox = z.preprocess(
  (value) => value !== undefined && value !== '' && value !== 'false' && value !== 'False' && value !== '0',
  z.boolean(),
)

/** A field that the form may send several times. */
export const multiple = z.preprocess(
  (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string()),
)

/** Adds an error to one field from a rule about several fields. */
export const addFieldError = (context: z.core.$RefinementCtx, field: string, message: string): void => {
  context.addIssue({ code: 'custom', path: [field], message })
}

export const requireField = (context: z.core.$RefinementCtx, field: string, value: unknown): void => {
  if (value === undefined) addFieldError(context, field, REQUIRED)
}

/** Validates the steps from `from` to `to`; all of them by default. */
export function validateSteps(workflow: Workflow, form: unknown, from = 0, to = workflow.steps.length - 1): StepErrors {
  const errors: StepErrors['errors'] = {}
  for (const { slug, rules } of workflow.steps.slice(from, to + 1)) {
    const { error } = rules.safeParse(form)
    for (const { path, message } of error?.issues ?? []) {
      const field = path.length ? String(path[0]) : '__all__'
      const step = (errors[slug] ??= {})
      ;(step[field] ??= []).push(message)
    }
  }
  return { has_errors: Object.keys(errors).length > 0, workflow_slug: workflow.slug, errors }
}
