import { routerEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import type { PanelScope } from '../../framework/resource/item.ts'

export const routerQueries = {
  /** The API keeps to the user's own project, unless it is asked for everybody's. */
  list: (filters: Filters, scope?: PanelScope) =>
    pages(routerEndpoints.routerList, { ...filters, ...(scope === 'admin' && { all_projects: 'true' }) }),
  one: (id: string) => query(routerEndpoints.routerView, { params: { id } }),
}
