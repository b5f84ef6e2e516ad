import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '../../../api/api-error.ts'

/** The loading state of a list. */
export interface Part {
  loading: boolean
  error: ApiError | null
  retry: () => void
  retrying: boolean
  /** There is more than is loaded. */
  half: boolean
}

type Result = Pick<UseQueryResult<{ complete?: boolean }>, 'data' | 'error' | 'refetch' | 'isFetching'>

/** What is not offered is not waited for. */
export function partOf({ data, error, refetch, isFetching }: Result, isOffered: boolean): Part {
  const failed = data === undefined ? error : null
  return {
    loading: isOffered && data === undefined && !failed,
    error: failed,
    retry: () => void refetch(),
    retrying: isFetching,
    half: data?.complete === false,
  }
}
