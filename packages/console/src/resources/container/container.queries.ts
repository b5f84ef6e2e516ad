import { containerEndpoints, type Container as Details, type ListedContainer } from '@meridian/contract'
import { namePages } from '../../api/lists.ts'
import { query, queryClient, type ItemQuery, type ListQuery } from '../../api/query.ts'

/** A container in a list, or with `details` if it was loaded by itself. */
export interface Container extends ListedContainer {
  /** The name, which is unique. */
  id: string
  details?: Details
}

const fromList = (container: ListedContainer): Container => ({ ...container, id: container.name })

const fromDetails = (details: Details): Container => ({
  id: details.name,
  name: details.name,
  count: Number(details.container_object_count),
  bytes: Number(details.container_bytes_used),
  last_modified: null,
  details,
})

const namesPaged = (filters: { prefix?: string }) =>
  namePages(containerEndpoints.containerList, { query: filters }, { toItem: fromList, nameOf: ({ name }) => name })

/** Each visible row of a list loads its own details, at most this often unless the list is loaded again. */
const FRESH_MS = 60_000

export const containerQueries = {
  list: (filters: { prefix?: string }): ListQuery<Container> => {
    const { queryFn, ...list } = namesPaged(filters)
    return {
      ...list,
      queryFn: (context) => {
        void invalidateDetails()
        return queryFn(context)
      },
    }
  },
  /** The container itself, for a row: the store updates the counts of its lists late, and lists have no access. */
  row: (container: string) => ({ ...containerQueries.one(container), staleTime: FRESH_MS }),
  one: (container: string): ItemQuery<Container> => {
    const { queryKey, queryFn } = query(containerEndpoints.containerView, { params: { container } })
    return { queryKey, queryFn: async (context) => fromDetails(await queryFn(context)) }
  },
}

/** What a row has loaded of its container itself; else what the list has of it. */
export const knownOf = (item: Container): Container =>
  queryClient.getQueryData<Container>(containerQueries.one(item.name).queryKey) ?? item

const invalidateDetails = () =>
  queryClient.invalidateQueries({ queryKey: query(containerEndpoints.containerView, ANY).queryKey.slice(0, 2) })

/** Only what all have in common is used of it. */
const ANY = { params: { container: 'any' } }

/** Reloads the lists of containers when they are next shown, since counts and sizes have changed. */
export const invalidateContainers = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: namesPaged({}).queryKey.slice(0, 2) }), invalidateDetails()])
