import type { MetadefNamespace, MetadefObject, MetadefProperty } from '@meridian/wire'
import type { NamespaceRow } from './store.ts'

/** The namespace's own attributes. */
export function toBase({ id: _id, associations, properties, objects, tags, ...row }: NamespaceRow): MetadefNamespace {
  return { ...row, self: pathOf(row.namespace), schema: '/v2/schemas/metadefs/namespace' }
}

/** As in lists: with what it is for, without what it defines. */
export const toListed = (row: NamespaceRow): MetadefNamespace => ({
  ...toBase(row),
  ...(row.associations.length > 0 && { resource_type_associations: row.associations }),
})

/** With everything; names begin with what they begin with on things of `resourceType`. */
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
