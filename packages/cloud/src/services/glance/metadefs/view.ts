import type { MetadefNamespace, MetadefObject, MetadefProperty } from '@meridian/wire'
import type { NamespaceRow } from './store.ts'

/** Without the definitions. */
export function toBase({ id: _id, associations, properties, objects, tags, ...row }: NamespaceRow): MetadefNamespace {
  return { ...row, self: pathOf(row.namespace), schema: '/v2/schemas/metadefs/namespace' }
}

/** For lists: with the associations, without the definitions. */
export const toListed = (row: NamespaceRow): MetadefNamespace => ({
  ...toBase(row),
  ...(row.associations.length > 0 && { resource_type_associations: row.associations }),
})

/** With all definitions; property names have the prefix of `resourceType`. */
export function toNamespace(row: NamespaceRow, resourceType?: string | null): MetadefNamespace {
  const prefix = row.associations.find(({ name }) => name === resourceType)?.prefix ?? ''
  return {
    ...toListed(row),
    ...(Object.keys(row.properties).length > 0 && { properties: prefixed(row.properties, prefix) }),
    ...(row.objects.length > 0 && { objects: row.objects.map((object) => toObject(row.namespace, object, prefix)) }),
    ...(row.tags.length > 0 && { tags: row.tags.map(({ name }) => ({ name })) }),
  }
}

export function toObject(namespace: string, object: MetadefObject, prefix = ''): MetadefObject {
  const { name, description, required = [], properties = {}, created_at, updated_at } = object
  return {
    name,
    required,
    ...(description !== undefined && { description }),
    properties: prefixed(properties, prefix),
    ...(created_at !== undefined && { created_at }),
    ...(updated_at !== undefined && { updated_at }),
    self: `${pathOf(namespace)}/objects/${name}`,
    schema: '/v2/schemas/metadefs/object',
  }
}

const pathOf = (namespace: string) => `/v2/metadefs/namespaces/${namespace}`

const prefixed = (properties: Record<string, MetadefProperty>, prefix: string) =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [prefix + name, property]))
