import type { MetadefAssociation, MetadefNamespace, MetadefNamespaceList, MetadefResourceType } from '@meridian/wire'
import { listAt, pageIn, type Page } from '../../paging.ts'
import type { Query } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

/** GET /v2/metadefs/namespaces: one page, without properties and objects. */
export async function page(glance: ServiceClient, query: Query): Promise<Page<MetadefNamespace>> {
  const { body } = await glance.get<MetadefNamespaceList>(withQuery('/v2/metadefs/namespaces', query))
  return pageIn(glance, body, 'namespaces')
}

/** GET /v2/metadefs/namespaces/{name}, its properties with the prefix of the resource type. */
export async function show(
  glance: ServiceClient,
  name: string,
  resourceType: string | undefined,
): Promise<MetadefNamespace> {
  return (
    await glance.get<MetadefNamespace>(
      withQuery(path`/v2/metadefs/namespaces/${name}`, { resource_type: resourceType }),
    )
  ).body
}

/** GET /v2/metadefs/resource_types */
export const resourceTypes = (glance: ServiceClient): Promise<MetadefResourceType[]> =>
  listAt(glance, '/v2/metadefs/resource_types', 'resource_types')

/** POST /v2/metadefs/namespaces */
export const create = async (glance: ServiceClient, namespace: object): Promise<MetadefNamespace> =>
  (await glance.post<MetadefNamespace>('/v2/metadefs/namespaces', namespace)).body

/** PUT /v2/metadefs/namespaces/{name}: attributes that are left out become empty. */
export const replace = async (glance: ServiceClient, name: string, namespace: object): Promise<MetadefNamespace> =>
  (await glance.put<MetadefNamespace>(path`/v2/metadefs/namespaces/${name}`, namespace)).body

/** DELETE /v2/metadefs/namespaces/{name} */
export const remove = (glance: ServiceClient, name: string) => glance.delete(path`/v2/metadefs/namespaces/${name}`)

/** GET /v2/metadefs/namespaces/{name}/resource_types */
export const associations = (glance: ServiceClient, name: string): Promise<MetadefAssociation[]> =>
  listAt(glance, path`/v2/metadefs/namespaces/${name}/resource_types`, 'resource_type_associations')

/** POST /v2/metadefs/namespaces/{name}/resource_types */
export const associate = (glance: ServiceClient, name: string, association: MetadefAssociation) =>
  glance.act('POST', path`/v2/metadefs/namespaces/${name}/resource_types`, association)

/** DELETE /v2/metadefs/namespaces/{name}/resource_types/{type} */
export const dissociate = (glance: ServiceClient, name: string, type: string) =>
  glance.delete(path`/v2/metadefs/namespaces/${name}/resource_types/${type}`)
