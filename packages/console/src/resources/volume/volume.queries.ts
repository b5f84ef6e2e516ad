import { volumeEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'

export const volumeQueries = {
  /** Newest first, as the table's default sort has them, so that rows do not move while pages arrive. */
  list: (filters: Filters) => pages(volumeEndpoints.volumeList, filters),
  one: (id: string) => query(volumeEndpoints.volumeView, { params: { id } }),
}
