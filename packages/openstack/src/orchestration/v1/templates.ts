import type { ResourceTypeSchema, ResourceTypeSummary, TemplateFunction, TemplateVersion } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

export interface TemplateRequest {
  template?: string | Record<string, unknown>
  template_url?: string
  environment?: string | Record<string, unknown>
  files?: Record<string, string>
}

/** POST /validate; with `nested`, the templates inside are read too. */
export async function validate(
  heat: ServiceClient,
  request: TemplateRequest,
  nested: boolean,
): Promise<Record<string, unknown>> {
  const url = withQuery('/validate', nested ? { show_nested: true } : {})
  return (await heat.post<Record<string, unknown>>(url, request)).body
}

/** GET /resource_types, with their descriptions. */
export const resourceTypes = (heat: ServiceClient): Promise<ResourceTypeSummary[]> =>
  listAt(heat, '/resource_types', 'resource_types', { with_description: true })

/** GET /resource_types/{type}: its properties and attributes. */
export async function resourceType(heat: ServiceClient, type: string): Promise<ResourceTypeSchema> {
  const url = withQuery(path`/resource_types/${type}`, { with_description: true })
  return (await heat.get<ResourceTypeSchema>(url)).body
}

/** GET /resource_types/{type}/template: a template with one resource of the type. */
export async function resourceTypeTemplate(
  heat: ServiceClient,
  type: string,
  kind: 'hot' | 'cfn',
): Promise<Record<string, unknown>> {
  const url = withQuery(path`/resource_types/${type}/template`, { template_type: kind })
  return (await heat.get<Record<string, unknown>>(url)).body
}

export const versions = (heat: ServiceClient): Promise<TemplateVersion[]> =>
  listAt(heat, '/template_versions', 'template_versions')

/** GET /template_versions/{version}/functions, with those that only conditions have. */
export const functions = (heat: ServiceClient, version: string): Promise<TemplateFunction[]> =>
  listAt(heat, path`/template_versions/${version}/functions`, 'template_functions', { with_condition_func: true })
