import { serverEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import type { PanelScope } from '../../framework/resource/item.ts'

/** Administrators look at all projects. */
export const everywhereIn = (scope: PanelScope | undefined) => (scope === 'admin' ? { all_projects: true } : {})

export const instanceQueries = {
  /** Newest first, as the table's default sort has them, so that rows do not move while pages arrive. */
  list: (filters: Filters, scope?: PanelScope) =>
    pages(serverEndpoints.serverList, { ...filters, ...everywhereIn(scope) }),
  one: (id: string) => query(serverEndpoints.serverView, { params: { id } }),
}
