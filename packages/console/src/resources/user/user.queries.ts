import { userEndpoints, type User } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { query, type ListQuery } from '../../api/query.ts'
import { wholeList } from '../../api/whole-list.ts'
import type { Filters } from '../../framework/resource/column.ts'
import { inDomainContext } from '../../framework/domain-context/domain-context.ts'

export const userQueries = {
  list: (filters: Filters = {}): ListQuery<User> => {
    const { queryKey, queryFn } = wholeList(userEndpoints.userList, inDomainContext(filters))
    return {
      queryKey,
      queryFn: (context) =>
        queryFn(context).catch((error: unknown) => {
          // The API answers 404 for an id that nobody has; in a search that is no failure.
          if (filters.id && error instanceof ApiError && error.status === 404) return { items: [], complete: true }
          throw error
        }),
    }
  },
  one: (id: string) => query(userEndpoints.userView, { params: { id } }),
}
