import type { ResourceTypeSchema, ResourceTypeSummary, TemplateFunction, TemplateVersion } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../service-client.ts'
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
export async function resourceTypes(heat: ServiceClient): Promise<ResourceTypeSummary[]> {
  const url = withQuery('/resource_types', { with_description: true })
  return listIn<ResourceTypeSummary>(heat, (await heat.get(url)).body, 'resource_types')
}

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

export async function versions(heat: ServiceClient): Promise<TemplateVersion[]> {
  return listIn<TemplateVersion>(heat, (await heat.get('/template_versions')).body, 'template_versions')
}

/** GET /template_versions/{version}/functions, with those that only conditions have. */
export async function functions(heat: ServiceClient, version: string): Promise<TemplateFunction[]> {
  const url = withQuery(path`/template_versions/${version}/functions`, { with_condition_func: true })
  return listIn<TemplateFunction>(heat, (await heat.get(url)).body, 'template_functions')
}
