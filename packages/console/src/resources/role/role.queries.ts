import { roleEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { wholeList } from '../../api/whole-list.ts'
import type { Filters } from '../../framework/resource/column.ts'

export const roleQueries = {
  list: (filters: Filters = {}) => wholeList(roleEndpoints.roleList, filters),
  one: (id: string) => query(roleEndpoints.roleView, { params: { id } }),
}
