import { projectQuotaEndpoints, type QuotasOfProject } from '@meridian/contract'
import { pages } from '../../../api/pages.ts'
import { query, type ItemQuery, type ListQuery } from '../../../api/query.ts'

export const projectQuotaQueries = {
  list: (): ListQuery<QuotasOfProject> => pages(projectQuotaEndpoints.projectQuotaList),
  one: (id: string): ItemQuery<QuotasOfProject> => query(projectQuotaEndpoints.projectQuotaView, { params: { id } }),
}
