import { METADEF_PROPERTY_TYPES, METADEF_VISIBILITIES } from '@meridian/wire'
import type { MetadefProperty } from '@meridian/wire'
import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { describeProblem, problemOf } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'

const MAX_NAME = 80
const MAX_DESCRIPTION = 500

const name = z.string().max(MAX_NAME)
const text = z.string()
const count = z.int().min(0)
const type = z.enum(METADEF_PROPERTY_TYPES)
const words = z.array(text)

/** Glance stores every default as text, with Python's booleans. */
const asText = z.json().transform((value) => (typeof value === 'boolean' ? PYTHON[`${value}`] : plain(value)))
const PYTHON = { true: 'True', false: 'False' } as const
const plain = (value: z.core.util.JSONType) => (typeof value === 'string' ? value : JSON.stringify(value))

const property = {
  name: name.optional(),
  title: text,
  type,
  description: text.optional(),
  operators: words.optional(),
  required: words.optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: count.optional(),
  maxLength: count.optional(),
  pattern: text.optional(),
  enum: z.array(z.json()).optional(),
  readonly: z.boolean().optional(),
  default: asText.optional(),
  items: z.object({ type: type.optional(), enum: z.array(z.json()).optional() }).optional(),
  minItems: count.optional(),
  maxItems: count.optional(),
  uniqueItems: z.boolean().optional(),
  additionalItems: z.boolean().optional(),
}
const properties = z.record(z.string().max(MAX_NAME), z.object(property)).optional()

/** Read-only fields are accepted and ignored. */
const readOnly = { self: text.optional(), schema: text.optional() }
const times = { created_at: text.optional(), updated_at: text.optional() }

const association = { name, prefix: name.optional(), properties_target: name.optional() }
const object = { name, description: text.optional(), required: words.optional(), properties }

export const Property = z.strictObject({ ...property, name })
export const MetadefObject = z.strictObject({ ...object, ...times, ...readOnly })
export const Association = z.strictObject({ ...association, ...times })
export const Tag = z.strictObject({ name, ...times })
export const Tags = z.object({ tags: z.array(z.object({ name })) })
export const Namespace = z.strictObject({
  namespace: name,
  display_name: name.optional(),
  description: text.max(MAX_DESCRIPTION).optional(),
  visibility: z.enum(METADEF_VISIBILITIES).optional(),
  protected: z.boolean().optional(),
  owner: text.max(255).optional(),
  resource_type_associations: z.array(z.object(association)).optional(),
  properties,
  objects: z.array(z.object(object)).optional(),
  tags: z.array(z.object({ name })).optional(),
  ...times,
  ...readOnly,
})

/** Validates the body against one of Glance's schemas; errors name the schema. */
export function readBody<S extends z.ZodType>(call: Call, schemaName: string, schema: S): z.output<S> {
  const body = call.json(z.unknown())
  const result = schema.safeParse(body)
  if (result.success) return result.data
  throw badRequest(
    `Provided object does not match schema '${schemaName}': ${describeProblem(problemOf(result.error, body))}`,
  )
}

/** Drops undefined values, as stored rows have none. */
export const cleaned = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T // drops only undefined

export const cleanedProperties = (given: Record<string, unknown> | undefined) =>
  cleaned(given ?? {}) as Record<string, MetadefProperty> // `properties` above has validated them
