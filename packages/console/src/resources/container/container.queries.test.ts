import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query.ts'
import { containerQueries, invalidateContainers, knownOf, type Container } from './container.queries.ts'

const listed: Container = { id: 'photos', name: 'photos', count: 0, bytes: 0, last_modified: null }
const itself = { ...listed, count: 6, bytes: 3200 }
const { queryKey } = containerQueries.row('photos')

afterEach(() => queryClient.clear())

test("a container's own counts replace those of the account's list, which the store updates late", () => {
  expect(knownOf(listed)).toBe(listed)
  queryClient.setQueryData(queryKey, itself)
  expect(knownOf(listed)).toMatchObject({ count: 6, bytes: 3200 })
})

test('they are loaded again after a change, and with the list', async () => {
  queryClient.setQueryData(queryKey, itself)
  await invalidateContainers()
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  queryClient.setQueryData(queryKey, itself)
  await queryClient.prefetchQuery(containerQueries.list({})) // fails: there is no server
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
