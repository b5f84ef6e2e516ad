import { qosPolicyEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'

export const qosPolicyQueries = {
  list: (filters: Filters) =>
    pages(qosPolicyEndpoints.qosPolicyList, { sort_key: 'name', sort_dir: 'asc', ...filters }),
  one: (id: string) => query(qosPolicyEndpoints.qosPolicyView, { params: { id } }),
}
