import type { ProjectUsage } from '@meridian/wire'
import { allPages, pageIn } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

/** Times in UTC, without a zone suffix. */
export interface Period {
  start: string
  end: string
}

/** From 2.40 on, what one page has no room for is on the next; before, Nova cuts it off. */
const PAGED = ['2.40']

type Usage = Partial<ProjectUsage>

/** GET /os-simple-tenant-usage/{project}. Returns an empty object if the project used nothing. */
export async function ofProject(nova: ServiceClient, projectId: string, period: Period): Promise<Usage> {
  const client = await nova.withMicroversion(PAGED)
  const parts = await allPages(async (marker) => {
    const url = withQuery(path`/os-simple-tenant-usage/${projectId}`, { ...period, marker })
    const { body } = await client.get<object>(url)
    const usage = objectIn<Usage>(nova, body, 'tenant_usage')
    return pageIn<Usage>(nova, { ...body, tenant_usage: [usage] }, 'tenant_usage')
  })
  const [sum] = summed(parts.filter(isUsage))
  return sum ?? {}
}

const isUsage = (usage: Usage): usage is ProjectUsage => usage.tenant_id !== undefined

/** GET /os-simple-tenant-usage: of all projects, with their servers. */
export async function ofAll(nova: ServiceClient, period: Period): Promise<ProjectUsage[]> {
  const client = await nova.withMicroversion(PAGED)
  const parts = await allPages(async (marker) => {
    const { body } = await client.get<object>(withQuery('/os-simple-tenant-usage', { ...period, detailed: 1, marker }))
    return pageIn<ProjectUsage>(nova, body, 'tenant_usages')
  })
  return summed(parts)
}

/** Pages are of servers, so a project is on each page that has one of its servers. */
function summed(parts: readonly ProjectUsage[]): ProjectUsage[] {
  const byProject = Map.groupBy(parts, ({ tenant_id: project }) => project)
  return [...byProject.values()].map((own) =>
    own.reduce((sum, part) => ({
      ...sum,
      total_hours: sum.total_hours + part.total_hours,
      total_vcpus_usage: sum.total_vcpus_usage + part.total_vcpus_usage,
      total_memory_mb_usage: sum.total_memory_mb_usage + part.total_memory_mb_usage,
      total_local_gb_usage: sum.total_local_gb_usage + part.total_local_gb_usage,
      server_usages: [...(sum.server_usages ?? []), ...(part.server_usages ?? [])],
    })),
  )
}
