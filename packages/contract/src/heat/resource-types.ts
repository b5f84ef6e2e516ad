import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'

const HeatResourceType = z.object({
  /** Name of the type, such as OS::Nova::Server. */
  id: z.string(),
  description: z.string().nullable(),
})
export type HeatResourceType = z.infer<typeof HeatResourceType>

const AnyObject = z.record(z.string(), z.unknown())

/** A property of a resource type; maps and lists have a schema of their own. */
const PropertySchema = z.looseObject({
  type: z.string(),
  description: z.string().nullish(),
  required: z.boolean().default(false),
  update_allowed: z.boolean().default(false),
  immutable: z.boolean().default(false),
  default: z.unknown().optional(),
  constraints: z.array(AnyObject).optional(),
  schema: AnyObject.optional(),
})
export type PropertySchema = z.infer<typeof PropertySchema>

const AttributeSchema = z.looseObject({ type: z.string().optional(), description: z.string().nullish() })

const HeatResourceTypeView = z.object({
  id: z.string(),
  description: z.string().nullable(),
  properties: z.record(z.string(), PropertySchema),
  attributes: z.record(z.string(), AttributeSchema),
  support_status: AnyObject.optional(),
})
export type HeatResourceTypeView = z.infer<typeof HeatResourceTypeView>

const TemplateVersion = z.object({
  /** With its kind: heat_template_version.2018-08-31. */
  id: z.string(),
  /** hot or cfn. */
  type: z.string(),
  aliases: z.array(z.string()),
})
export type TemplateVersion = z.infer<typeof TemplateVersion>

const TemplateFunction = z.object({ name: z.string(), description: z.string().nullable() })
export type TemplateFunction = z.infer<typeof TemplateFunction>

export const resourceTypeEndpoints = {
  resourceTypeList: get('/api/heat/resource-types/', 'List resource types of templates', {
    result: items(HeatResourceType),
  }),
  resourceTypeView: get('/api/heat/resource-types/:id', 'Show the properties and attributes of a resource type', {
    result: HeatResourceTypeView,
  }),
  resourceTypeTemplate: get('/api/heat/resource-types/:id/template', 'Show a template with one resource of a type', {
    query: z.object({ template_type: z.enum(['hot', 'cfn']).default('hot') }),
    result: AnyObject,
  }),
  templateVersionList: get('/api/heat/template-versions/', 'List template versions that Heat supports', {
    result: items(TemplateVersion),
  }),
  templateVersionView: get('/api/heat/template-versions/:id', 'Show a template version with its functions', {
    result: TemplateVersion.extend({ functions: z.array(TemplateFunction) }),
  }),
}
