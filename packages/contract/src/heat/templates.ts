import * as z from 'zod'
import { post } from '../endpoint.ts'

/** A template as text, or as the object that the text describes. */
const Template = z.union([z.string().min(1), z.record(z.string(), z.unknown())])

const TemplateBody = z
  .object({
    template: Template.optional(),
    template_url: z.url({ protocol: /^https?$/ }).optional(),
    environment: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
    /** Texts of other files that the template names, by their names. */
    files: z.record(z.string(), z.string()).optional(),
    show_nested: z.boolean().default(false),
  })
  .refine(({ template, template_url: url }) => (template === undefined) !== (url === undefined), {
    path: ['template'],
    message: 'Please specify a template using only one source method.',
  })

/** A parameter in Heat's own words; what it allows is told only where there is a limit. */
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
  templateValidate: post('/api/heat/validate/', {
    summary: 'Read a template, and say which parameters it wants',
    body: TemplateBody,
    result: ValidatedTemplate,
    absent: '',
  }),
}
