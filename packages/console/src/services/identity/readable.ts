import { ApiError } from '../../api/api-error.ts'

/** The items of a list that only adds names to another one: none if the user may not see it. */
export async function readable<T>(list: Promise<{ items: T[] }>): Promise<T[]> {
  try {
    return (await list).items
  } catch (error) {
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return []
    throw error
  }
}

/** The names of items by their ids. */
export const namesOf = (items: readonly { id: string; name: string }[]) =>
  new Map(items.map(({ id, name }) => [id, name || id]))
