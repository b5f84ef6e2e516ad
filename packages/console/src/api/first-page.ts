import type { Endpoint } from '@meridian/contract'
import type * as z from 'zod'
import type { Query } from './client.ts'
import type { ListQuery } from './query.ts'
import { wholeList } from './whole-list.ts'

/** As many as anybody would look through for one that they know the name of. */
const PAGE_SIZE = 20

/** The first few that the filters let through, for looking something up; see `pages` for the whole of a list. */
export const firstPage = <T extends { id: string }>(
  endpoint: Endpoint & { result: z.ZodType<{ items: T[] }> },
  filters: Readonly<Query>,
): ListQuery<T> => wholeList(endpoint, { ...filters, paginate: true, page_size: PAGE_SIZE })
