import type { Endpoint, ResultOf } from '@meridian/contract'
import type * as z from 'zod'
import { request, type Query } from './client.ts'
import { keyOf, type ItemQuery, type ListQuery } from './query.ts'
import { wholeList } from './whole-list.ts'

type Endpoints = Readonly<Record<string, Endpoint>>

/** What the endpoint of this name returns. */
type ResultAt<E extends Endpoints, Key extends string> = Key extends keyof E ? ResultOf<E[Key]> : never

type ListedAt<E extends Endpoints, Key extends string> =
  ResultAt<E, Key> extends { items: (infer T extends { id: string })[] } ? T : never

/** `wholeList`, or `pages` if the API pages the list. */
type ReadList = <T extends { id: string }>(
  endpoint: Endpoint & { result: z.ZodType<{ items: T[]; has_more_data: boolean }> },
  filters?: Readonly<Query>,
) => ListQuery<T>

/** The queries of a resource, from the names of its endpoints: `imageList`, `imageView`, `imageDelete`. */
export function queriesOf<Name extends string, E extends Endpoints>(
  name: Name,
  endpoints: E,
  read: ReadList = wholeList,
) {
  type Listed = ListedAt<E, `${Name}List`>
  type Item = ResultAt<E, `${Name}View`>
  const endpoint = (operation: string): Endpoint => {
    const found = endpoints[`${name}${operation}`]
    if (!found) throw new Error(`The contract has no ${name}${operation}`)
    return found
  }
  return {
    list: (filters?: Readonly<Query>): ListQuery<Listed> =>
      read(endpoint('List') as Parameters<typeof read<Listed>>[0], filters), // the type of the result is read off this endpoint
    one: (id: string): ItemQuery<Item> => ({
      queryKey: keyOf(endpoint('View'), { params: { id } }),
      queryFn: ({ signal }) => request(endpoint('View'), { params: { id } }, { signal }) as Promise<Item>, // parsed by its own schema
    }),
    remove: ({ id }: { id: string }) => request(endpoint('Delete'), { params: { id } }),
  }
}
