import { ApiError } from './api-error.ts'
import { queryClient, type ItemQuery, type ListQuery } from './query.ts'

/** The names of other items come from a list that is at most this old. */
const NAMES_STALE_MS = 30_000

/** The items of a list by their ids, for `joinedPages`; none if the request fails. */
export async function itemsById<T extends { id: string }>(list: ListQuery<T>): Promise<ReadonlyMap<string, T>> {
  const found = await orNull(queryClient.fetchQuery({ ...list, staleTime: NAMES_STALE_MS }))
  return new Map(found?.items.map((item) => [item.id, item]))
}

/** One item with what it refers to. */
export const joinedOne = <T, Joined>(
  { queryKey, queryFn }: ItemQuery<T>,
  join: (item: T, signal: AbortSignal) => Promise<Joined>,
): ItemQuery<Joined> => ({
  queryKey,
  queryFn: async (context) => join(await queryFn(context), context.signal),
})

/** The result, or null if the request fails. */
export async function orNull<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
