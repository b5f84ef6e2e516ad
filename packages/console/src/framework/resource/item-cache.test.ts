import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { queryClient, type ItemList } from '../../api/query.ts'
import { applyResult } from '../actions/apply-result.ts'
import { cachedItem, refreshItem, USED_BY } from './item-cache.ts'
import type { Item } from './item.ts'
import { register } from './registry.ts'
import type { AnyResource } from './resource.ts'

interface Row extends Item {
  status: string
}

const fetchOne = vi.fn<(id: string, signal: AbortSignal) => Promise<Row>>()
const listKey = (filters: object) => ['GET', '/api/things/', { query: filters }]
const resource = {
  type: 'OS::Test::Thing',
  list: {
    query: (filters: object) => ({
      queryKey: listKey(filters),
      queryFn: () => Promise.reject(new Error('not requested')),
    }),
  },
  load: (id: string) => ({
    queryKey: ['GET', '/api/things/:id/', { params: { id } }],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchOne(id, signal),
  }),
} as unknown as AnyResource // these tests use nothing else of a resource

const registry = [register(resource, () => Promise.resolve(resource))]

const fill = (filters: object, ids: string[], updatedAt = 1000) =>
  queryClient.setQueryData<ItemList<Row>>(
    listKey(filters),
    { items: ids.map((id) => ({ id, status: 'saving' })), complete: true },
    { updatedAt },
  )
const shown = (filters = {}) =>
  queryClient.getQueryData<ItemList<Row>>(listKey(filters))?.items.map(({ id, status }) => `${id} ${status}`)
const reference = (id: string) => ({ type: resource.type, id })
const nothing = { created: [], updated: [], deleted: [], failed: [] }

beforeEach(() => {
  queryClient.clear()
  vi.resetAllMocks()
})

test('[TABLE-14] deleted items are removed from every list, whatever its filters', async () => {
  fill({}, ['a', 'b'])
  fill({ status: 'saving' }, ['b', 'c'])
  await applyResult({ ...nothing, deleted: [reference('b'), { type: 'OS::Other::Thing', id: 'a' }] }, registry)
  expect(shown()).toEqual(['a saving'])
  expect(shown({ status: 'saving' })).toEqual(['c saving'])
})

test('[TABLE-14] what else is kept under the address of a list is left alone, and the list is changed', async () => {
  const others = [
    [...listKey({}), 'of a host'],
    [...listKey({}), 'a'],
  ]
  const kept = [[{ id: 'a' }], { id: 'a', status: 'saving' }]
  for (const [at, key] of others.entries()) queryClient.setQueryData(key, kept[at])
  fill({}, ['a', 'b'])
  expect(cachedItem(resource, 'b')).toEqual({ id: 'b', status: 'saving' })
  fetchOne.mockResolvedValueOnce({ id: 'a', status: 'active' })
  await applyResult({ ...nothing, updated: [reference('a')], deleted: [reference('b')] }, registry)
  expect(shown()).toEqual(['a active'])
  expect(others.map((key) => queryClient.getQueryData(key))).toEqual(kept)
})

test('[TABLE-17] a half list keeps saying why the rest is missing when one of its rows changes', async () => {
  const failure = new ApiError('The compute service is overloaded.', {
    reason: 'refused',
    endpoint: 'GET',
    status: 503,
  })
  const queryFn = () => {
    fill({}, ['a', 'b'])
    return Promise.reject(failure)
  }
  await expect(queryClient.fetchQuery({ queryKey: listKey({}), queryFn })).rejects.toBe(failure)
  fetchOne.mockResolvedValueOnce({ id: 'a', status: 'active' })
  expect(await refreshItem(resource, 'a')).toBe('changed')
  expect(shown()).toEqual(['a active', 'b saving'])
  expect(queryClient.getQueryState(listKey({}))).toMatchObject({ status: 'error', error: failure })
})

test('what was deleted is no longer named as the user of another item', async () => {
  const links = [reference('b'), { type: 'OS::Other::Thing', id: 'b' }]
  queryClient.setQueryData([USED_BY, 'OS::Net', 'n', 'project'], [{ text: 'used', links }])
  await applyResult({ ...nothing, deleted: [reference('b')] }, registry)
  expect(queryClient.getQueryData([USED_BY, 'OS::Net', 'n', 'project'])).toEqual([
    { text: 'used', links: [{ type: 'OS::Other::Thing', id: 'b' }] },
  ])
})

test('[TABLE-14] items that an action updated, or failed to update, are refetched and replaced', async () => {
  fill({}, ['a', 'b', 'c'])
  fetchOne.mockImplementation(async (id) => ({ id, status: id === 'b' ? 'active' : 'killed' }))
  await applyResult({ ...nothing, updated: [reference('b')], failed: [reference('c')] }, registry)
  expect(shown()).toEqual(['a saving', 'b active', 'c killed'])
})

test('[TABLE-04] a changed row is replaced, and the list keeps its update time', async () => {
  fill({}, ['a'], 5000)
  fetchOne.mockResolvedValueOnce({ id: 'a', status: 'saving' })
  expect(await refreshItem(resource, 'a')).toBe('same')
  fetchOne.mockResolvedValueOnce({ id: 'a', status: 'active' })
  expect(await refreshItem(resource, 'a')).toBe('changed')
  expect(shown()).toEqual(['a active'])
  expect(queryClient.getQueryState(listKey({}))?.dataUpdatedAt).toBe(5000)
})

test('[TABLE-14] a list without the created item is still refetched if one of its rows changes first', async () => {
  fill({}, ['a'])
  await applyResult({ ...nothing, created: [reference('b')] }, registry)
  fetchOne.mockResolvedValue({ id: 'a', status: 'active' })
  await refreshItem(resource, 'a')
  fetchOne.mockResolvedValue({ id: 'b', status: 'active' })
  await refreshItem(resource, 'b')
  expect(shown()).toEqual(['a active'])
  expect(queryClient.getQueryState(listKey({}))?.isInvalidated).toBe(true)
})

test('[TABLE-04] a row with status 404 is removed, any other error is thrown', async () => {
  fill({}, ['a', 'b'])
  const refusal = (status: number) => new ApiError('no', { reason: 'refused', endpoint: 'GET', status })
  fetchOne.mockRejectedValueOnce(refusal(404))
  expect(await refreshItem(resource, 'a')).toBe('gone')
  expect(shown()).toEqual(['b saving'])
  fetchOne.mockRejectedValueOnce(refusal(500))
  await expect(refreshItem(resource, 'b')).rejects.toMatchObject({ status: 500 })
  expect(shown()).toEqual(['b saving'])
})

test('[TABLE-14] a response to a request from before the update is not used', async () => {
  fill({}, ['a'])
  const pending: ((row: Row) => void)[] = []
  fetchOne.mockImplementation(() => new Promise((resolve) => pending.push(resolve)))
  void queryClient.fetchQuery(resource.load('a'))
  const applied = applyResult({ ...nothing, updated: [reference('a')] }, registry)
  await expect.poll(() => pending.length).toBe(1)
  pending[0]?.({ id: 'a', status: 'before' })
  await expect.poll(() => pending.length).toBe(2)
  pending[1]?.({ id: 'a', status: 'after' })
  await applied
  expect(shown()).toEqual(['a after'])
})

test('[TABLE-14] an updated item is fetched to the end, even if its dialog closes meanwhile', async () => {
  fill({}, ['a'])
  const before = { id: 'a', status: 'before' }
  fetchOne.mockResolvedValueOnce(before)
  const close = new QueryObserver(queryClient, resource.load('a')).subscribe(() => {})
  await expect.poll(() => queryClient.getQueryData(resource.load('a').queryKey)).toBe(before)
  const { promise, resolve } = Promise.withResolvers<Row>()
  fetchOne.mockReturnValueOnce(promise)
  const applied = applyResult({ ...nothing, updated: [reference('a')] }, registry)
  await expect.poll(() => fetchOne.mock.calls.length).toBe(2)
  close()
  resolve({ id: 'a', status: 'after' })
  await applied
  expect(shown()).toEqual(['a after'])
  expect(queryClient.getQueryData(resource.load('a').queryKey)).toMatchObject({ status: 'after' })
})
