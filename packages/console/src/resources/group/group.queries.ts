import { groupEndpoints, userEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { wholeList } from '../../api/whole-list.ts'
import type { Filters } from '../../framework/resource/column.ts'
import { inDomainContext } from '../../framework/domain-context/domain-context.ts'

export const groupQueries = {
  list: (filters: Filters = {}) => wholeList(groupEndpoints.groupList, inDomainContext(filters)),
  one: (id: string) => query(groupEndpoints.groupView, { params: { id } }),
  members: (id: string) => query(userEndpoints.userList, { query: { group_id: id } }),
}
