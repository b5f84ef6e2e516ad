import { userEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { wholeList } from '../../api/whole-list.ts'
import type { Filters } from '../../framework/define-resource.ts'

export const userQueries = {
  list: (filters: Filters = {}) => wholeList(userEndpoints.userList, filters),
  one: (id: string) => query(userEndpoints.userView, { params: { id } }),
}
