import { containerEndpoints, type Container as Details, type ListedContainer } from '@meridian/contract'
import { namePages } from '../../api/name-pages.ts'
import { query, queryClient, type ItemQuery } from '../../api/query.ts'

/** A container as lists have it; with all that is known of it where it was asked for by itself. */
export interface Container extends ListedContainer {
  /** Its name, which is all that tells it from others. */
  id: string
  details?: Details
}

const listed = (container: ListedContainer): Container => ({ ...container, id: container.name })

const asked = (details: Details): Container => ({
  id: details.name,
  name: details.name,
  count: Number(details.container_object_count),
  bytes: Number(details.container_bytes_used),
  last_modified: null,
  details,
})

export const containerQueries = {
  list: (filters: { prefix?: string }) =>
    namePages(containerEndpoints.containerList, { query: filters }, { toItem: listed, nameOf: ({ name }) => name }),
  one: (container: string): ItemQuery<Container> => {
    const { queryKey, queryFn } = query(containerEndpoints.containerView, { params: { container } })
    return { queryKey, queryFn: async (context) => asked(await queryFn(context)) }
  },
}

/** How much containers hold has changed: their list is asked for again when it is next shown. */
export const forgetCounts = () =>
  queryClient.invalidateQueries({ queryKey: containerQueries.list({}).queryKey.slice(0, 2) })
