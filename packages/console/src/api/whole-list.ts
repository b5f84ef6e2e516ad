import type { Endpoint } from '@meridian/contract'
import type * as z from 'zod'
import { request, type Query } from './client.ts'
import { keyOf, type ItemList, type ListQuery } from './query.ts'

type ListEndpoint<T> = Endpoint & { result: z.ZodType<{ items: T[] }> }

/** A list that comes in one piece. */
export const wholeList = <T extends { id: string }>(
  endpoint: ListEndpoint<T>,
  query: Readonly<Query> = {},
): ListQuery<T> => ({
  queryKey: keyOf(endpoint, { query }),
  queryFn: async ({ signal }): Promise<ItemList<T>> => {
    const reply = (await request(endpoint, { query }, { signal, main: true })) as { items: T[] } // parsed by the endpoint's own schema
    return { ...reply, complete: true }
  },
})
