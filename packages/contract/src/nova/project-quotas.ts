import * as z from 'zod'
import { get } from '../endpoint.ts'
import { page, PageQuery, withGaps } from '../items.ts'
import { QuotaUsage } from '../quotas.ts'

/** A project with its quotas that can be changed here; no quotas of a service that the cloud does not have. */
const QuotasOfProject = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  domain_id: z.string(),
  enabled: z.boolean(),
  compute: z.array(QuotaUsage),
  volume: z.array(QuotaUsage),
  network: z.array(QuotaUsage),
})
export type QuotasOfProject = z.infer<typeof QuotasOfProject>

/** The services have no call for the quotas of several projects: a page costs three calls for each project. */
export const MAX_QUOTA_PAGE = 50

export const projectQuotaEndpoints = {
  projectQuotaList: get(
    '/api/nova/quota-sets/projects/',
    `List projects with quotas and usage of all services, at most ${MAX_QUOTA_PAGE} in a page`,
    { query: PageQuery.pick({ paginate: true, marker: true, page_size: true }), result: page(QuotasOfProject) },
  ),
  projectQuotaView: get('/api/nova/quota-sets/projects/:id', 'Show a project with quotas and usage of all services', {
    result: QuotasOfProject.extend(withGaps),
  }),
}
