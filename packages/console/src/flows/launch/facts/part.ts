import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../../api/api-error.ts'
import type { ItemQuery } from '../../../api/query.ts'

/** The loading state of a query. */
export interface Part {
  loading: boolean
  error: ApiError | null
  retry: () => void
  retrying: boolean
  /** There is more than is loaded. */
  half: boolean
}

interface PartOptions {
  enabled?: boolean
  /** Refetches cached data. */
  fresh?: boolean
}

/** The data of a query, as far as it is loaded, and its loading state. */
export function usePart<T>(
  query: ItemQuery<T>,
  { enabled = true, fresh = false }: PartOptions = {},
): [T | undefined, Part] {
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled, ...(fresh && { staleTime: 0 }) })
  const failed = data === undefined ? error : null
  return [
    data,
    {
      loading: enabled && data === undefined && !failed,
      error: failed,
      retry: () => void refetch(),
      retrying: isFetching,
      half: isHalf(data),
    },
  ]
}

const isHalf = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'complete' in data && data.complete === false
