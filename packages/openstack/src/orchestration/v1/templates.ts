import type { ServiceClient } from '../../service-client.ts'
import { withQuery } from '../../url.ts'

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
