import { METADEF_PROPERTY_TYPES } from '@meridian/wire'
import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items, page, PageQuery } from '../items.ts'

const Count = z.number().optional()

/** A property as a JSON schema. */
const MetadefProperty = z.object({
  type: z.enum(METADEF_PROPERTY_TYPES),
  title: z.string(),
  description: z.string().optional(),
  operators: z.array(z.string()).optional(),
  default: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  items: z
    .object({ type: z.enum(METADEF_PROPERTY_TYPES).optional(), enum: z.array(z.unknown()).optional() })
    .optional(),
  minimum: Count,
  maximum: Count,
  minLength: Count,
  maxLength: Count,
  minItems: Count,
  maxItems: Count,
  uniqueItems: z.boolean().optional(),
  additionalItems: z.boolean().optional(),
  pattern: z.string().optional(),
  readonly: z.boolean().optional(),
})
export type MetadefProperty = z.infer<typeof MetadefProperty>

const MetadefObject = z.object({
  name: z.string(),
  description: z.string().nullish(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), MetadefProperty).default({}),
})

const MetadefNamespace = z.object({
  namespace: z.string(),
  display_name: z.string().nullish(),
  description: z.string().nullish(),
  visibility: z.string(),
  protected: z.boolean(),
  owner: z.string().nullish(),
  created_at: z.string(),
  updated_at: z.string().nullish(),
  resource_type_associations: z
    .array(z.object({ name: z.string(), prefix: z.string().nullish(), properties_target: z.string().nullish() }))
    .default([]),
  /** Property names with the prefix of the requested resource type. */
  properties: z.record(z.string(), MetadefProperty).default({}),
  objects: z.array(MetadefObject).default([]),
})
export type MetadefNamespace = z.infer<typeof MetadefNamespace>

export const metadefEndpoints = {
  namespaceList: get('/api/glance/metadefs/namespaces/', {
    summary: 'List metadata definitions of a resource type, with properties and objects',
    query: PageQuery.extend({
      /** Glance responds 500 to any other value. */
      sort_key: z.enum(['namespace', 'created_at', 'updated_at']).optional(),
      resource_type: z.string().min(1).optional(),
      /** Which metadata of the resource type: `metadata`, `scheduler_hints` … */
      properties_target: z.string().optional(),
    }).catchall(z.string()),
    result: page(MetadefNamespace),
  }),
  resourceTypeList: get('/api/glance/metadefs/resourcetypes/', {
    summary: 'List resource types of metadata definitions',
    result: items(z.object({ name: z.string(), created_at: z.string(), updated_at: z.string().nullish() })),
  }),
}
