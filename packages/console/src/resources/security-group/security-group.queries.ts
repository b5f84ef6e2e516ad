import { securityGroupEndpoints } from '@meridian/contract'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { Filters } from '../../framework/resource/column.ts'

export const securityGroupQueries = {
  list: (filters: Filters) =>
    pages(securityGroupEndpoints.securityGroupList, { sort_key: 'name', sort_dir: 'asc', ...filters }),
  one: (id: string) => query(securityGroupEndpoints.securityGroupView, { params: { id } }),
}
