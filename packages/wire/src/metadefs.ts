/** Glance's metadata definitions of images, flavors, volumes and other resource types. */
export const METADEF_VISIBILITIES = ['public', 'private'] as const
export type MetadefVisibility = (typeof METADEF_VISIBILITIES)[number]

export const METADEF_PROPERTY_TYPES = ['array', 'boolean', 'integer', 'number', 'object', 'string'] as const
export type MetadefPropertyType = (typeof METADEF_PROPERTY_TYPES)[number]

/** A property as a JSON schema. */
export interface MetadefProperty {
  /** Only on properties that were created one by one. */
  name?: string
  type: MetadefPropertyType
  title: string
  description?: string
  operators?: string[]
  /** Text, regardless of the property's type. */
  default?: string
  enum?: unknown[]
  items?: { type?: MetadefPropertyType; enum?: unknown[] }
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  additionalItems?: boolean
  pattern?: string
  readonly?: boolean
  required?: string[]
}

export interface MetadefAssociation {
  /** `OS::Nova::Flavor` */
  name: string
  /** Prefix of a property's name on resources of this type. */
  prefix?: string
  /** Which metadata of the resource type: `scheduler_hints`, `image`. */
  properties_target?: string
  created_at?: string
  updated_at?: string
}

export interface MetadefObject {
  name: string
  description?: string
  required?: string[]
  properties?: Record<string, MetadefProperty>
  created_at?: string
  updated_at?: string
  self?: string
  schema?: string
}

export interface MetadefTag {
  name: string
  created_at?: string
  updated_at?: string
}

/** Lists lack properties, objects and tags; so does a namespace without any. */
export interface MetadefNamespace {
  namespace: string
  display_name?: string
  description?: string
  visibility: MetadefVisibility
  protected: boolean
  owner: string
  created_at: string
  updated_at: string
  self: string
  schema: string
  resource_type_associations?: MetadefAssociation[]
  properties?: Record<string, MetadefProperty>
  objects?: MetadefObject[]
  tags?: MetadefTag[]
}

export interface MetadefNamespaceList {
  namespaces: MetadefNamespace[]
  first: string
  /** A path without a host; missing on the last page. */
  next?: string
  schema: string
}

export interface MetadefResourceType {
  name: string
  created_at: string
  updated_at?: string
}
