import { networkEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'

export const networkQueries = {
  list: (filters: Filters) => pages(networkEndpoints.networkList, filters),
  one: (id: string) => query(networkEndpoints.networkView, { params: { id } }),
}
