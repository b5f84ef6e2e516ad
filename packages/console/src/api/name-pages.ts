import type { Args, Endpoint } from '@meridian/contract'
import type * as z from 'zod'
import { request, type AnyArgs } from './client.ts'
import { inPages } from './pages.ts'
import { keyOf, type ListQuery } from './query.ts'

/** Enough to fill a window; those behind it are large, so that they are few. */
const FIRST_PAGE_SIZE = 200
const LATER_PAGE_SIZE = 5000

type NamedEndpoint<R> = Endpoint & { result: z.ZodType<{ items: R[]; has_more: boolean }> }

interface Naming<R, T> {
  toItem: (row: R) => T
  /** By which the next page is asked for. */
  nameOf: (item: T) => string
}

/** A list of names, which pages by the last one: its first page is there at once, and the rest follows behind it. */
export function namePages<R, T extends { id: string }, E extends NamedEndpoint<R>>(
  endpoint: E,
  args: Args<E>,
  { toItem, nameOf }: Naming<R, T>,
): ListQuery<T> {
  const { query, ...rest } = args as AnyArgs // Args<E> is AnyArgs, narrowed
  return inPages(keyOf(endpoint, { ...rest, query }), async (last: T | undefined, signal) => {
    const page = last ? { marker: nameOf(last), limit: LATER_PAGE_SIZE } : { limit: FIRST_PAGE_SIZE }
    const reply = await request(endpoint, { ...rest, query: { ...query, ...page } }, { signal, main: !last })
    const { items, has_more } = reply as { items: R[]; has_more: boolean } // parsed by the endpoint's own schema
    return { items: items.map(toItem), has_more_data: has_more }
  })
}
