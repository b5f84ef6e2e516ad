import { path, withQuery } from '../../../url.ts'

export const namespaces = () => '/v2/metadefs/namespaces'
export const namespace = (name: string, resourceType: string | undefined) =>
  withQuery(path`/v2/metadefs/namespaces/${name}`, { resource_type: resourceType })
export const resourceTypes = () => '/v2/metadefs/resource_types'
