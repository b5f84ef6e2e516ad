import { imageEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'

export const imageQueries = {
  /** In the order of the table's default sort, so that rows do not move while pages arrive. */
  list: (filters: Filters) => pages(imageEndpoints.imageList, { sort_key: 'name', sort_dir: 'asc', ...filters }),
  one: (id: string) => query(imageEndpoints.imageView, { params: { id } }),
}
