import * as z from 'zod'

/** A form in steps that is posted to its page's own address, form-encoded, and judged step by step. */
export interface Workflow<Path extends string = string, Fields extends z.ZodType = z.ZodType> {
  slug: string
  path: Path
  /** Each step's rules are given the whole form: some compare with what an earlier step asked. */
  steps: readonly { slug: string; rules: z.ZodType }[]
  /** The whole form, once every step is right. */
  fields: Fields
}

/** What the validation of steps answers; a message of a whole step is under `__all__`. */
export const StepErrors = z.object({
  has_errors: z.boolean(),
  workflow_slug: z.string(),
  errors: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  /** What a finished form made: its id and what it is called. */
  made: z.tuple([z.string(), z.string()]).optional(),
})
export type StepErrors = z.infer<typeof StepErrors>

export const VALIDATE_FROM = 'x-horizon-validate-step-start'
export const VALIDATE_TO = 'x-horizon-validate-step-end'

const REQUIRED = 'This field is required.'

/** Forms send what is left blank as an empty string. */
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

export const whole = (least: number) =>
  z.coerce
    .number({ error: 'Enter a whole number.' })
    .int('Enter a whole number.')
    .min(least, `Ensure this value is greater than or equal to ${least}.`)

/** A box that is not ticked is not sent. */
export const checkbox = z.preprocess(
  (value) => value !== undefined && value !== '' && value !== 'false' && value !== 'False' && value !== '0',
  z.boolean(),
)

/** A field that can be sent several times. */
export const several = z.preprocess(
  (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string()),
)

/** A message for one field, where the rule is about several. */
export const complain = (context: z.core.$RefinementCtx, field: string, message: string): void => {
  context.addIssue({ code: 'custom', path: [field], message })
}

export const demand = (context: z.core.$RefinementCtx, field: string, value: unknown): void => {
  if (value === undefined) complain(context, field, REQUIRED)
}

/** Judges the steps from one to another; all of them where neither is named. */
export function judgeSteps(workflow: Workflow, form: unknown, from = 0, to = workflow.steps.length - 1): StepErrors {
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
