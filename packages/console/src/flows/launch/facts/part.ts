import { useQuery } from '@tanstack/react-query'
import type { ApiError } from '../../../api/api-error.ts'
import type { ItemQuery } from '../../../api/query.ts'

/** How the reading of something stands. */
export interface Part {
  loading: boolean
  error: ApiError | null
  retry: () => void
  retrying: boolean
}

interface PartOptions {
  enabled?: boolean
  /** What was read before is not good enough. */
  fresh?: boolean
}

/** What was read, as far as it is there, and how that stands. */
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
    },
  ]
}
