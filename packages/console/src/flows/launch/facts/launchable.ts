import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import type { ItemQuery } from '../../../api/query.ts'
import type { Launchable } from './use-launch-facts.ts'

const Context = createContext<Launchable | null>(null)

export const LaunchableProvider = Context.Provider

/** What the steps of the wizard offer. */
export function useLaunchable(): Launchable {
  const launchable = useContext(Context)
  if (!launchable) throw new Error('The steps of the launch wizard stand inside it')
  return launchable
}

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
