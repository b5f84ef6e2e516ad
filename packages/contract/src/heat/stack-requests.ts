import * as z from 'zod'

/** A template or an environment, as text or as a parsed object. */
const TextOrObject = z.union([z.string().min(1), z.record(z.string(), z.unknown())])

/** Source of a template; Heat, not the console, fetches a URL. */
export const templateSource = {
  template: TextOrObject.optional(),
  template_url: z.url({ protocol: /^https?$/ }).optional(),
  environment: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  /** Contents of the files that the template references, by name. */
  files: z.record(z.string(), z.string()).optional(),
}

interface Sources {
  template?: unknown
  template_url?: unknown
}

export const ONE_SOURCE_ONLY = {
  path: ['template'],
  message: 'Please specify a template using only one source method.',
}

export const hasOneSource = ({ template, template_url: url }: Sources): boolean =>
  (template === undefined) !== (url === undefined)

const hasNoSecondSource = ({ template, template_url: url }: Sources) => template === undefined || url === undefined

/** Heat's rule for stack names, with Horizon's error message. */
export const StackName = z
  .string()
  .max(255)
  .regex(
    /^[A-Za-z][\w.-]*$/,
    'Name must start with a letter and may only contain letters, numbers, underscores, periods and hyphens.',
  )

/** Timeout of a stack operation in minutes. */
export const StackTimeout = z.number().int().min(1).max(525_600)

const change = {
  ...templateSource,
  parameters: z.record(z.string(), z.unknown()).optional(),
  timeout_mins: StackTimeout.optional(),
  disable_rollback: z.boolean().optional(),
  tags: z
    .array(
      z
        .string()
        .min(1)
        .max(80)
        .regex(/^[^,]*$/, 'A tag must not contain a comma.'),
    )
    .optional(),
}

/** The user's password, for clouds whose Heat does not use trusts. */
const password = { password: z.string().min(1).optional() }

export const StackCreate = z
  .object({ stack_name: StackName, ...change, ...password })
  .refine(hasOneSource, ONE_SOURCE_ONLY)
export type StackCreate = z.infer<typeof StackCreate>

export const StackPreviewRequest = z.object({ stack_name: StackName, ...change }).refine(hasOneSource, ONE_SOURCE_ONLY)

const rest = {
  /** Parameters to reset to their defaults. */
  clear_parameters: z.array(z.string()).optional(),
  /** Heat also checks resources that the change does not affect. */
  converge: z.boolean().optional(),
}

export const StackUpdate = z.object({ ...change, ...rest, ...password }).refine(hasOneSource, ONE_SOURCE_ONLY)
export type StackUpdate = z.infer<typeof StackUpdate>

/** Missing fields do not change. */
export const StackPatch = z.object({ ...change, ...rest, ...password }).refine(hasNoSecondSource, ONE_SOURCE_ONLY)
export type StackPatch = z.infer<typeof StackPatch>
