import { METADEF_PROPERTY_TYPES, METADEF_VISIBILITIES } from '@meridian/wire'
import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items, page, PageQuery, several } from '../items.ts'

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

const Association = z.object({
  name: z.string().min(1).max(80),
  prefix: z.string().max(80).nullish(),
  properties_target: z.string().max(80).nullish(),
})
export type MetadefAssociation = z.infer<typeof Association>

/** Anything in it: Glance checks the schemas of properties itself. */
const Schema = z.looseObject({})

/** A namespace as people write it in a file; what Glance adds itself is left out. */
export const MetadefNamespaceRequest = z.object({
  namespace: z.string().trim().min(1).max(80),
  display_name: z.string().max(80).optional(),
  description: z.string().max(500).optional(),
  visibility: z.enum(METADEF_VISIBILITIES).optional(),
  protected: z.boolean().optional(),
  owner: z.string().optional(),
  resource_type_associations: z.array(Association).optional(),
  properties: z.record(z.string(), Schema).optional(),
  objects: z.array(z.looseObject({ name: z.string() })).optional(),
  tags: z.array(z.object({ name: z.string() })).optional(),
})
export type MetadefNamespaceRequest = z.infer<typeof MetadefNamespaceRequest>

export const metadefEndpoints = {
  namespaceList: get(
    '/api/glance/metadefs/namespaces/',
    'List metadata definitions of a resource type, with properties and objects',
    {
      query: PageQuery.extend({
        /** Glance responds 500 to any other value. */
        sort_key: z.enum(['namespace', 'created_at', 'updated_at']).optional(),
        resource_type: z.string().min(1).optional(),
        /** Which metadata of the resource type: `metadata`, `scheduler_hints` … */
        properties_target: z.string().optional(),
      }).catchall(z.string()),
      result: page(MetadefNamespace),
    },
  ),
  namespaceCreate: post(
    '/api/glance/metadefs/namespaces/',
    'Create a namespace of metadata definitions with its properties, objects and associations',
    { body: MetadefNamespaceRequest, result: MetadefNamespace },
  ),
  namespaceView: get(
    '/api/glance/metadefs/namespaces/:name',
    'Show a namespace of metadata definitions with properties and objects',
    { result: MetadefNamespace },
  ),
  namespaceUpdate: patch(
    '/api/glance/metadefs/namespaces/:name',
    'Change the names, the visibility or the protection of a namespace',
    {
      body: MetadefNamespaceRequest.pick({ display_name: true, description: true, visibility: true, protected: true }),
      result: MetadefNamespace,
    },
  ),
  namespaceDelete: del(
    '/api/glance/metadefs/namespaces/:name',
    'Delete a namespace of metadata definitions that is not protected',
  ),
  namespaceAssociationsReplace: put(
    '/api/glance/metadefs/namespaces/:name/resource-types',
    'Replace the resource types that a namespace is associated with',
    { body: z.object({ resource_type_associations: several(Association) }) },
  ),
  resourceTypeList: get('/api/glance/metadefs/resourcetypes/', 'List resource types of metadata definitions', {
    result: items(z.object({ name: z.string(), created_at: z.string(), updated_at: z.string().nullish() })),
  }),
}
