import { serverEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters, PanelScope } from '../../framework/define-resource.ts'

export const instanceQueries = {
  /** Newest first, as the table's default sort has them, so that rows do not move while pages arrive. */
  list: (filters: Filters, scope?: PanelScope) =>
    pages(serverEndpoints.serverList, { ...filters, ...(scope === 'admin' && { all_projects: true }) }),
  one: (id: string) => query(serverEndpoints.serverView, { params: { id } }),
}
