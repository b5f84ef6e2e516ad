import { metadefEndpoints, type MetadefNamespace } from '@meridian/contract'
import { inPages } from '../../api/pages.ts'
import { call } from '../../api/client.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'

/** The id is the name of the namespace. */
export interface MetadataDefinition extends MetadefNamespace {
  id: string
}

const withId = (namespace: MetadefNamespace): MetadataDefinition => ({ ...namespace, id: namespace.namespace })

export const definitionQueries = {
  list: (): ListQuery<MetadataDefinition> =>
    inPages(
      keyOf(metadefEndpoints.namespaceList, { query: {} }),
      async (last: MetadataDefinition | undefined, signal) => {
        const page = { paginate: 'true', ...(last && { marker: last.id }) }
        const { items, has_more_data } = await call(
          metadefEndpoints.namespaceList,
          { query: page },
          { signal, main: !last },
        )
        return { items: items.map(withId), has_more_data }
      },
    ),
  one: (name: string): ItemQuery<MetadataDefinition> => {
    const { queryKey, queryFn } = query(metadefEndpoints.namespaceView, { params: { name } })
    return { queryKey, queryFn: async (context) => withId(await queryFn(context)) }
  },
}
