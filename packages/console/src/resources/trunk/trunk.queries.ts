import { portEndpoints, trunkEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'
import type { PanelScope } from '../../framework/resource/item.ts'

export const trunkQueries = {
  /** The API keeps to the user's own project, unless it is asked for everybody's. */
  list: (filters: Filters, scope?: PanelScope) =>
    pages(trunkEndpoints.trunkList, {
      ...{ sort_key: 'name', sort_dir: 'asc' },
      ...filters,
      ...(scope === 'admin' && { all_projects: 'true' }),
    }),
  one: (id: string) => query(trunkEndpoints.trunkView, { params: { id } }),
  /** Of the trunk's project; the user's own unless given. */
  ports: (project?: string) =>
    pages(portEndpoints.portList, { sort_key: 'name', sort_dir: 'asc', ...(project && { project_id: project }) }),
}
