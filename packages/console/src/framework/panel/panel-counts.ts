import { skipToken, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query.ts'

/** Cached as what is loaded, and so forgotten when the project changes. */
const keyOf = (path: string) => ['count', path]

/** Notes how many items the list at a path has, for the navigation: what pages have loaded anyway. */
export const noteCount = (path: string, count: number) => void queryClient.setQueryData(keyOf(path), count)

/** Undefined until a page has loaded it. */
export const usePanelCount = (path: string): number | undefined =>
  useQuery<number>({ queryKey: keyOf(path), queryFn: skipToken }).data
