import { portEndpoints, trunkEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters } from '../../framework/define-resource.ts'

export const trunkQueries = {
  /** The API keeps to the user's own project. */
  list: (filters: Filters) => pages(trunkEndpoints.trunkList, { sort_key: 'name', sort_dir: 'asc', ...filters }),
  one: (id: string) => query(trunkEndpoints.trunkView, { params: { id } }),
  ports: () => pages(portEndpoints.portList, { sort_key: 'name', sort_dir: 'asc' }),
}
