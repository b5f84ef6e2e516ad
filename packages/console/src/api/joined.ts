import { ApiError } from './api-error.ts'
import { queryClient, type ItemQuery, type ListQuery } from './query.ts'

/** The names of other items come from a list that is at most this old. */
const NAMES_STALE_MS = 30_000

/** A list whose items refer to items of another, joined with those; without them if the other list fails. */
export const joined = <T extends { id: string }, Other extends { id: string }, J extends { id: string }>(
  plain: ListQuery<T>,
  other: ListQuery<Other>,
  join: (item: T, others: ReadonlyMap<string, Other>) => J,
): ListQuery<J> => ({
  // Not the key of the plain list, whose items are not joined.
  queryKey: [...plain.queryKey, 'joined', ...other.queryKey],
  queryFn: async (context) => {
    const [list, others] = await Promise.all([
      plain.queryFn(context),
      orNull(queryClient.fetchQuery({ ...other, staleTime: NAMES_STALE_MS })),
    ])
    const byId = new Map(others?.items.map((item) => [item.id, item]))
    return { ...list, items: list.items.map((item) => join(item, byId)) }
  },
})

/** One item with what it refers to. */
export const joinedOne = <T, J>(
  { queryKey, queryFn }: ItemQuery<T>,
  join: (item: T, signal: AbortSignal) => Promise<J>,
): ItemQuery<J> => ({
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
