import { listAt, pageIn, type Page } from './paging.ts'
import { objectIn, type ServiceClient } from './service-client.ts'
import { path, withQuery, type Query } from './url.ts'

export type { Query } from './url.ts'

export interface ResourceNames {
  /** Key of one item in a body, such as `network`. */
  one: string
  /** Key of a list in a body, such as `networks`. */
  many: string
  /** Path of the list; an item's path is `<at>/<id>`. */
  at: string
  /** Method of updates. */
  updates: 'PUT' | 'PATCH'
}

/** The common calls of a resource, from the keys of its bodies and its path. */
export function resourceCalls<T>({ one, many, at, updates }: ResourceNames) {
  const member = (id: string) => at + path`/${id}`
  return {
    /** As many as the service returns at once. */
    page: async (client: ServiceClient, query: Query = {}): Promise<Page<T>> =>
      pageIn<T>(client, (await client.get<object>(withQuery(at, query))).body, many),
    /** All of them. */
    list: (client: ServiceClient, query: Query = {}): Promise<T[]> => listAt<T>(client, at, many, query),
    show: async (client: ServiceClient, id: string): Promise<T> =>
      objectIn<T>(client, (await client.get(member(id))).body, one),
    create: async (client: ServiceClient, attributes: object): Promise<T> =>
      objectIn<T>(client, (await client.post(at, { [one]: attributes })).body, one),
    update: async (client: ServiceClient, id: string, changes: object): Promise<T> => {
      const body = { [one]: changes }
      const answer = await (updates === 'PUT' ? client.put(member(id), body) : client.patch(member(id), body))
      return objectIn<T>(client, answer.body, one)
    },
    remove: (client: ServiceClient, id: string): Promise<void> => client.delete(member(id)),
  }
}
