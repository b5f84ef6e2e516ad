import { METADEF_PROPERTY_TYPES, METADEF_VISIBILITIES } from '@meridian/wire'

const MAX_NAME = 80

const text = { type: 'string' }
const name = { type: 'string', maxLength: MAX_NAME }
const flag = { type: 'boolean' }
const typeName = { type: 'string', enum: [...METADEF_PROPERTY_TYPES, null] }
const refTo = (definition: string) => ({ $ref: `#/definitions/${definition}` })
const moment = (description: string) => ({ type: 'string', readOnly: true, description, format: 'date-time' })
const links = { schema: { readOnly: true, ...text }, self: { readOnly: true, ...text } }

const property = {
  name,
  title: text,
  description: text,
  operators: { type: 'array', items: text },
  type: typeName,
  required: refTo('stringArray'),
  minimum: { type: 'number' },
  maximum: { type: 'number' },
  maxLength: refTo('positiveInteger'),
  minLength: refTo('positiveIntegerDefault0'),
  pattern: { type: 'string', format: 'regex' },
  enum: { type: 'array' },
  readonly: flag,
  default: {},
  items: { type: 'object', properties: { type: typeName, enum: { type: 'array' } } },
  maxItems: refTo('positiveInteger'),
  minItems: refTo('positiveIntegerDefault0'),
  uniqueItems: { ...flag, default: false },
  additionalItems: flag,
}

const numbers = {
  positiveInteger: { type: 'integer', minimum: 0 },
  positiveIntegerDefault0: { allOf: [refTo('positiveInteger'), { default: 0 }] },
  stringArray: { type: 'array', items: text, uniqueItems: true },
}
const definitions = {
  ...numbers,
  property: {
    type: 'object',
    additionalProperties: { type: 'object', required: ['title', 'type'], properties: property },
  },
}

const schema = (called: string, required: string[], properties: object) => ({
  name: called,
  properties,
  additionalProperties: false,
  required,
})

const namespace = schema('namespace', ['namespace'], {
  namespace: { ...name, description: 'What the namespace is called by; no other has this name.' },
  display_name: { ...name, description: 'What people read in its place.' },
  description: { ...text, description: 'What its definitions are about.', maxLength: 500 },
  visibility: { ...text, description: 'Who sees the namespace.', enum: METADEF_VISIBILITIES },
  protected: { ...flag, description: 'Whether deleting it is refused.' },
  owner: { ...text, description: 'Project that the namespace belongs to.', maxLength: 255 },
  created_at: moment('When the namespace was made'),
  updated_at: moment('When the namespace was last changed'),
  ...links,
  resource_type_associations: {
    type: 'array',
    items: { type: 'object', properties: { name: text, prefix: text, properties_target: text } },
  },
  properties: refTo('property'),
  objects: {
    type: 'array',
    items: {
      type: 'object',
      properties: { name: text, description: text, required: refTo('stringArray'), properties: refTo('property') },
    },
  },
  tags: { type: 'array', items: { type: 'object', properties: { name: text } } },
})

const object = schema('object', ['name'], {
  name,
  description: text,
  required: refTo('stringArray'),
  properties: refTo('property'),
  ...links,
  created_at: moment('When the object was made'),
  updated_at: moment('When the object was last changed'),
})

const tag = schema('tag', ['name'], {
  name,
  created_at: moment('When the tag was made'),
  updated_at: moment('When the tag was last changed'),
})

const association = schema('resource_type_association', ['name'], {
  name: { ...name, description: 'A type of thing, as Heat names it: OS::Nova::Flavor.' },
  prefix: { ...name, description: 'What names of properties begin with on such a thing, with the separator: hw:' },
  properties_target: { ...name, description: 'Which of several sets of metadata on such a thing is meant.' },
  created_at: moment('When the type was associated'),
  updated_at: moment('When the association was last changed'),
})

const listOf = (plural: string, items: object) => ({
  name: plural,
  properties: { [plural]: { type: 'array', items }, first: text, next: text, schema: text },
  links: [
    { rel: 'first', href: '{first}' },
    { rel: 'next', href: '{next}' },
    { rel: 'describedby', href: '{schema}' },
  ],
})

const oneProperty = schema('property', ['name', 'title', 'type'], property)

/** GET /v2/schemas/metadefs/… by the last segment of the path. */
export const metadefSchemas = {
  namespace: { ...namespace, definitions },
  namespaces: { ...listOf('namespaces', namespace), definitions },
  object: { ...object, definitions },
  objects: { ...listOf('objects', object), definitions },
  property: { ...oneProperty, definitions: numbers },
  properties: {
    ...listOf('properties', {}),
    properties: {
      properties: { type: 'object', additionalProperties: oneProperty },
      first: text,
      next: text,
      schema: text,
    },
    definitions: numbers,
  },
  tag,
  tags: listOf('tags', tag),
  resource_type: association,
  resource_types: listOf('resource_type_associations', association),
} as const
