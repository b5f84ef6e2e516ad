import { aggregateEndpoints, type Aggregate as ListedAggregate } from '@meridian/contract'
import { call, type Call } from '../../api/client.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'

/** Nova's id is a number. */
export interface Aggregate extends Omit<ListedAggregate, 'id'> {
  id: string
}

const withId = (aggregate: ListedAggregate): Aggregate => ({ ...aggregate, id: String(aggregate.id) })

export const aggregateQueries = {
  list: (): ListQuery<Aggregate> => ({
    queryKey: keyOf(aggregateEndpoints.aggregateList, { query: {} }),
    queryFn: async ({ signal }) => {
      const { items } = await call(aggregateEndpoints.aggregateList, {}, { signal, main: true })
      return { items: items.map(withId), complete: true }
    },
  }),
  one: (id: string): ItemQuery<Aggregate> => {
    const { queryKey, queryFn } = query(aggregateEndpoints.aggregateView, { params: { id } })
    return { queryKey, queryFn: async (context) => withId(await queryFn(context)) }
  },
}

/** Adds and removes hosts one by one; `current` is updated with each, so that a second attempt continues. */
export async function setHosts(id: string, current: Set<string>, hosts: readonly string[], send: Call): Promise<void> {
  for (const host of hosts.filter((each) => !current.has(each))) {
    await send(aggregateEndpoints.aggregateHostAdd, { params: { id }, body: { host } })
    if (!send.rehearsal) current.add(host)
  }
  for (const host of [...current].filter((each) => !hosts.includes(each))) {
    await send(aggregateEndpoints.aggregateHostRemove, { params: { id, host } })
    if (!send.rehearsal) current.delete(host)
  }
}
