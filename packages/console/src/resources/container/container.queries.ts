import { containerEndpoints, type Container as Details, type ListedContainer } from '@meridian/contract'
import { namePages } from '../../api/lists.ts'
import { query, queryClient, type ItemQuery } from '../../api/query.ts'

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

export const containerQueries = {
  list: (filters: { prefix?: string }) =>
    namePages(containerEndpoints.containerList, { query: filters }, { toItem: fromList, nameOf: ({ name }) => name }),
  one: (container: string): ItemQuery<Container> => {
    const { queryKey, queryFn } = query(containerEndpoints.containerView, { params: { container } })
    return { queryKey, queryFn: async (context) => fromDetails(await queryFn(context)) }
  },
}

/** Reloads the lists of containers when they are next shown, since counts and sizes have changed. */
export const invalidateContainers = () =>
  queryClient.invalidateQueries({ queryKey: containerQueries.list({}).queryKey.slice(0, 2) })
