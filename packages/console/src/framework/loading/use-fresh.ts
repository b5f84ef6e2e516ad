import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ItemQuery } from '../../api/query.ts'

/**
 * What a form that replaces everything begins with: read when the form is opened, never from the cache, and not while the
 * user edits. An earlier result would bring back what was changed elsewhere since, as by a switch in the list.
 */
export function useFresh<T>(query: ItemQuery<T>): UseQueryResult<T> {
  const result = useQuery({ ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false })
  return result.isFetchedAfterMount ? result : ({ ...result, data: undefined } as UseQueryResult<T>) // as while it is loading
}
