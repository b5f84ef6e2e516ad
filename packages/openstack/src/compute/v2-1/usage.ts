import type { ProjectUsage } from '@meridian/wire'
import { listIn, objectIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

/** Times in UTC, without a zone suffix. */
export interface Period {
  start: string
  end: string
}

/**
 * GET /os-simple-tenant-usage/{project}: before 2.40 without paging. Returns an empty object if the project used
 * nothing.
 */
export async function ofProject(
  nova: ServiceClient,
  projectId: string,
  period: Period,
): Promise<Partial<ProjectUsage>> {
  const { body } = await nova.get(withQuery(path`/os-simple-tenant-usage/${projectId}`, { ...period }))
  return objectIn<Partial<ProjectUsage>>(nova, body, 'tenant_usage')
}

/** GET /os-simple-tenant-usage: of all projects, with their servers. */
export async function ofAll(nova: ServiceClient, period: Period): Promise<ProjectUsage[]> {
  const { body } = await nova.get(withQuery('/os-simple-tenant-usage', { ...period, detailed: 1 }))
  return listIn<ProjectUsage>(nova, body, 'tenant_usages')
}
