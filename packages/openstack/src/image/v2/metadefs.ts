import type { MetadefNamespace, MetadefNamespaceList, MetadefResourceType } from '@meridian/wire'
import type { Page } from '../../paging.ts'
import type { Query } from '../../resource.ts'
import { listIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

/** GET /v2/metadefs/namespaces: one page, without properties and objects. */
export async function page(glance: ServiceClient, query: Query): Promise<Page<MetadefNamespace>> {
  const { body } = await glance.get<MetadefNamespaceList>(withQuery('/v2/metadefs/namespaces', query))
  return { items: listIn<MetadefNamespace>(glance, body, 'namespaces'), more: typeof body.next === 'string' }
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
export async function resourceTypes(glance: ServiceClient): Promise<MetadefResourceType[]> {
  return listIn<MetadefResourceType>(glance, (await glance.get('/v2/metadefs/resource_types')).body, 'resource_types')
}
