import type { Endpoint, Args, ResultOf } from '@meridian/contract'
import type * as z from 'zod'
import { request, type AnyArgs, type Query, type Call } from './client.ts'
import { inPages } from './pages.ts'
import { keyOf, type ItemList, type ListQuery, type ItemQuery } from './query.ts'

type ListEndpoint<T> = Endpoint & { result: z.ZodType<{ items: T[] }> }

/** A list that the API returns whole. */
export const wholeList = <T extends { id: string }>(
  endpoint: ListEndpoint<T>,
  query: Readonly<Query> = {},
): ListQuery<T> => ({
  queryKey: keyOf(endpoint, { query }),
  queryFn: async ({ signal }): Promise<ItemList<T>> => {
    const reply = (await request(endpoint, { query }, { signal, main: true })) as { items: T[] } // parsed by the endpoint's schema
    return { ...reply, complete: true }
  },
})

/** More matches nobody reads. */
const PAGE_SIZE = 20

/** The first matches of the filters, to look something up; see `pages` for a whole list. */
export const firstPage = <T extends { id: string }>(
  endpoint: Endpoint & { result: z.ZodType<{ items: T[] }> },
  filters: Readonly<Query>,
): ListQuery<T> => wholeList(endpoint, { ...filters, paginate: true, page_size: PAGE_SIZE })

/** The first page fills a window; later ones are large, so that there are few requests. */
const FIRST_PAGE_SIZE = 200
const LATER_PAGE_SIZE = 5000

type NamedEndpoint<R> = Endpoint & { result: z.ZodType<{ items: R[]; has_more: boolean }> }

interface Naming<R, T> {
  toItem: (row: R) => T
  /** The marker of the next page. */
  nameOf: (item: T) => string
}

/** A list that pages by name: shows its first page at once, then loads the rest. */
export function namePages<R, T extends { id: string }, E extends NamedEndpoint<R>>(
  endpoint: E,
  args: Args<E>,
  { toItem, nameOf }: Naming<R, T>,
): ListQuery<T> {
  const { query, ...rest } = args as AnyArgs // Args<E> is AnyArgs, narrowed
  return inPages(keyOf(endpoint, { ...rest, query }), async (last: T | undefined, signal) => {
    const page = last ? { marker: nameOf(last), limit: LATER_PAGE_SIZE } : { limit: FIRST_PAGE_SIZE }
    const reply = await request(endpoint, { ...rest, query: { ...query, ...page } }, { signal, main: !last })
    const { items, has_more } = reply as { items: R[]; has_more: boolean } // parsed by the endpoint's schema
    return { items: items.map(toItem), has_more_data: has_more }
  })
}

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
      read(endpoint('List') as Parameters<typeof read<Listed>>[0], filters), // this endpoint defines the result type
    one: (id: string): ItemQuery<Item> => ({
      queryKey: keyOf(endpoint('View'), { params: { id } }),
      queryFn: ({ signal, meta }) =>
        request(endpoint('View'), { params: { id } }, { signal, ...meta }) as Promise<Item>, // parsed by its schema
    }),
    remove: ({ id }: { id: string }, send: Call) => send(endpoint('Delete'), { params: { id } }),
  }
}
