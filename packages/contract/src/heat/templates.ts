import * as z from 'zod'
import { post } from '../endpoint.ts'
import { hasOneSource, ONE_SOURCE_ONLY, templateSource } from './stack-requests.ts'

const TemplateBody = z
  .object({ ...templateSource, show_nested: z.boolean().default(false) })
  .refine(hasOneSource, ONE_SOURCE_ONLY)

/** A parameter as Heat describes it; constraints are present only if the template has them. */
const TemplateParameter = z.looseObject({
  Type: z.string(),
  Label: z.string().optional(),
  Description: z.string().optional(),
  Default: z.unknown().optional(),
  NoEcho: z.string().optional(),
  AllowedValues: z.array(z.unknown()).optional(),
  AllowedPattern: z.string().optional(),
  MinLength: z.number().optional(),
  MaxLength: z.number().optional(),
  MinValue: z.number().optional(),
  MaxValue: z.number().optional(),
  /** The value is a multiple of the step, plus the offset. */
  Step: z.number().optional(),
  Offset: z.number().optional(),
  CustomConstraint: z.string().optional(),
  ConstraintDescription: z.string().optional(),
})
export type TemplateParameter = z.infer<typeof TemplateParameter>

const ValidatedTemplate = z.looseObject({
  Description: z.string(),
  Parameters: z.record(z.string(), TemplateParameter),
  ParameterGroups: z
    .array(
      z.object({
        label: z.string().nullish(),
        description: z.string().nullish(),
        parameters: z.array(z.string()),
      }),
    )
    .optional(),
  Environment: z.record(z.string(), z.unknown()).optional(),
})
export type ValidatedTemplate = z.infer<typeof ValidatedTemplate>

export const templateEndpoints = {
  templateValidate: post('/api/heat/validate/', 'Validate a template and list its parameters', {
    body: TemplateBody,
    result: ValidatedTemplate,
    absent: '',
  }),
}
