import { glance } from '@meridian/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { joinedPages } from './joined.ts'
import { pages } from './pages.ts'
import { prefetchList, queryClient, type ItemList } from './query.ts'
import { imageOf } from './image.fixture.ts'

interface Named {
  id: string
}

/** Serves the pages one by one, each when the test calls `next`. */
function serve(replies: { ids: string[]; more: boolean; status?: number }[]) {
  const requests: string[] = []
  const gates: (() => void)[] = []
  vi.stubGlobal('document', { cookie: 'a=1; csrftoken=t0ken' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (url: string) => {
    const reply = replies[requests.push(url) - 1]
    await new Promise<void>((resolve) => gates.push(resolve))
    if (reply?.status) return Response.json('The compute service did not answer in time.', { status: reply.status })
    return Response.json({
      items: reply?.ids.map((id) => imageOf({ id, name: id })),
      has_more_data: reply?.more,
      has_prev_data: false,
    })
  })
  const next = async () => {
    await expect.poll(() => gates).not.toHaveLength(0)
    gates.shift()?.()
  }
  return { requests, next }
}

afterEach(() => vi.unstubAllGlobals())

const ids = (list: ItemList<Named> | undefined) => list?.items.map(({ id }) => id)

test('the first page is shown at once, and the rest is fetched by its marker', async () => {
  const { requests, next } = serve([
    { ids: ['a', 'b'], more: true },
    { ids: ['c'], more: false },
  ])
  const client = new QueryClient()
  const options = pages(glance.imageList, { status: 'active' })
  const all = client.fetchQuery(options)
  await next()
  await expect.poll(() => client.getQueryData(options.queryKey)).toMatchObject({ complete: false })
  expect(ids(client.getQueryData(options.queryKey))).toEqual(['a', 'b'])
  await next()
  expect(await all).toMatchObject({ complete: true })
  expect(ids(await all)).toEqual(['a', 'b', 'c'])
  expect(requests).toEqual([
    '/api/glance/images/?status=active&paginate=true',
    '/api/glance/images/?status=active&paginate=true&marker=b&page_size=999',
  ])
})

test('[TABLE-14] a row that is deleted while pages are loading does not come back', async () => {
  const { next } = serve([
    { ids: ['a', 'b'], more: true },
    { ids: ['c'], more: false },
  ])
  const client = new QueryClient()
  const options = pages(glance.imageList)
  const all = client.fetchQuery(options)
  await next()
  await expect.poll(() => client.getQueryData(options.queryKey)).toBeDefined()
  client.setQueryData<ItemList<Named>>(options.queryKey, (list) => list && { ...list, items: list.items.slice(1) })
  await next()
  expect(ids(await all)).toEqual(['b', 'c'])
})

test('pages that do not come in time are asked for again in smaller ones', async () => {
  const { requests, next } = serve([
    { ids: ['a'], more: true },
    { ids: [], more: true, status: 504 },
    { ids: ['b'], more: true },
    { ids: ['c'], more: false },
  ])
  const all = new QueryClient().fetchQuery(pages(glance.imageList))
  for (let page = 0; page < 4; page += 1) await next()
  expect(ids(await all)).toEqual(['a', 'b', 'c'])
  expect(requests.slice(1).map((url) => /marker=(.)&page_size=(.+)/.exec(url)?.slice(1))).toEqual([
    ['a', '999'],
    ['a', '200'],
    ['b', '200'],
  ])
})

test('a list that stopped half way keeps its rows, says that it is not whole, and is continued', async () => {
  const { next } = serve([
    { ids: ['a'], more: true },
    { ids: ['b'], more: true },
    { ids: [], more: true, status: 503 },
    { ids: ['a'], more: true },
    { ids: ['b', 'c'], more: false },
  ])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const options = pages(glance.imageList)
  const list = () => client.getQueryData<ItemList<Named>>(options.queryKey)
  const stopped = client.fetchQuery(options).catch((error: unknown) => error)
  for (let page = 0; page < 3; page += 1) await next()
  expect(await stopped).toMatchObject({ status: 503 })
  expect([ids(list()), list()?.complete]).toEqual([['a', 'b'], false])
  const seen: unknown[] = []
  client.getQueryCache().subscribe(() => void seen.push(ids(list())?.length))
  const rest = client.fetchQuery(options)
  await next()
  await next()
  expect(ids(await rest)).toEqual(['a', 'b', 'c'])
  expect([Math.min(...seen.map(Number)), list()?.complete]).toEqual([2, true])
})

test('a refresh keeps the old rows until all new ones are loaded', async () => {
  const { next } = serve([
    { ids: ['a', 'b'], more: false },
    { ids: ['x'], more: true },
    { ids: ['y'], more: false },
  ])
  const client = new QueryClient()
  const options = pages(glance.imageList)
  const before = client.fetchQuery(options)
  await next()
  await before
  const after = client.fetchQuery(options)
  await next()
  await expect.poll(() => client.isFetching()).toBe(1)
  expect(ids(client.getQueryData(options.queryKey))).toEqual(['a', 'b'])
  await next()
  expect(ids(await after)).toEqual(['x', 'y'])
})

test('a prefetched first page is used once as the first page of the list', async () => {
  const { requests, next } = serve([
    { ids: ['a'], more: true },
    { ids: ['b'], more: false },
    { ids: ['c'], more: false },
  ])
  const options = pages(glance.imageList)
  const ahead = prefetchList(options)
  await next()
  await ahead
  const all = queryClient.fetchQuery(options)
  await next()
  expect(ids(await all)).toEqual(['a', 'b'])
  expect(requests).toEqual(['/api/glance/images/?paginate=true', expect.stringContaining('marker=a')])
  const again = queryClient.fetchQuery({ ...options, staleTime: 0 })
  await next()
  expect(ids(await again)).toEqual(['c'])
  queryClient.clear()
})

test('a first page that was prefetched before a change is fetched again', async () => {
  const { next } = serve([
    { ids: ['a', 'b'], more: false },
    { ids: ['b'], more: false },
  ])
  const options = pages(glance.imageList)
  const ahead = prefetchList(options)
  await next()
  await ahead
  // As after an action, for all lists of the type.
  await queryClient.invalidateQueries({ queryKey: options.queryKey.slice(0, 2) })
  const all = queryClient.fetchQuery(options)
  await next()
  expect(ids(await all)).toEqual(['b'])
  queryClient.clear()
})

test('a cached list is not prefetched', async () => {
  const { requests, next } = serve([{ ids: ['a'], more: false }])
  const options = pages(glance.imageList)
  const all = queryClient.fetchQuery(options)
  await next()
  await all
  await prefetchList(options)
  expect(requests).toHaveLength(1)
  queryClient.clear()
})

test('rows are shown before what they are joined with, which is added to the rows as they are then', async () => {
  const { next } = serve([
    { ids: ['a', 'b', 'c'], more: false },
    { ids: ['b'], more: false },
  ])
  const client = new QueryClient()
  const names = Promise.withResolvers<ReadonlyMap<string, string>>()
  const options = joinedPages(
    glance.imageList,
    {},
    () => names.promise,
    (item, found) => ({ ...item, ownerName: found?.get(item.id) ?? null }),
  )
  type Joined = Named & { ownerName: string | null; name: string }
  const rows = () => client.getQueryData<ItemList<Joined>>(options.queryKey)
  const all = client.fetchQuery(options)
  await next()
  await expect.poll(() => rows()).toMatchObject({ complete: false })
  expect(rows()?.items.map(({ ownerName }) => ownerName)).toEqual([null, null, null])
  client.setQueryData<ItemList<Joined>>(
    options.queryKey,
    (list) => list && { ...list, items: list.items.slice(1).map((item) => ({ ...item, name: `new ${item.id}` })) },
  )
  names.resolve(new Map([['b', 'team']]))
  const shown = [
    ['b', 'new b', 'team'],
    ['c', 'new c', null],
  ]
  const texts = (list: ItemList<Named> | undefined) =>
    (list as ItemList<Joined> | undefined)?.items.map(({ id, name, ownerName }) => [id, name, ownerName]) // joined above
  expect(texts(await all)).toEqual(shown)
  expect(await all).toMatchObject({ complete: true })

  // When the list is read again, the rows with names stay until the new ones have theirs.
  const again = client.fetchQuery(options)
  expect(texts(rows())).toEqual(shown)
  await next()
  expect(texts(await again)).toEqual([['b', 'b', 'team']])
})

test('[TABLE-17] a list whose rest failed still says so when the names of its rows come later', async () => {
  const { next } = serve([
    { ids: ['a'], more: true },
    { ids: [], more: false, status: 503 },
  ])
  const client = new QueryClient()
  const names = Promise.withResolvers<string>()
  const options = joinedPages(
    glance.imageList,
    {},
    () => names.promise,
    (item, found) => ({ ...item, ownerName: found }),
  )
  const all = client.fetchQuery({ ...options, retry: false })
  await next()
  await expect.poll(() => client.getQueryData(options.queryKey)).toMatchObject({ complete: false })
  await next()
  await expect(all).rejects.toThrow('The compute service did not answer in time.')
  names.resolve('team')
  await expect.poll(() => client.getQueryData(options.queryKey)).toMatchObject({ items: [{ ownerName: 'team' }] })
  expect(client.getQueryState(options.queryKey)).toMatchObject({ status: 'error', data: { complete: false } })
})

test('names that come at once are shown with their rows, never ids before them', async () => {
  const { next } = serve([
    { ids: ['a'], more: true },
    { ids: [], more: false },
  ])
  const client = new QueryClient()
  const options = joinedPages(
    glance.imageList,
    {},
    () => Promise.resolve('team'),
    (item, found) => ({ ...item, ownerName: found }),
  )
  const seen: unknown[] = []
  client.getQueryCache().subscribe(() => {
    const list = client.getQueryData<ItemList<Named & { ownerName: string | null }>>(options.queryKey)
    seen.push(...(list?.items.map(({ ownerName }) => ownerName) ?? []))
  })
  const all = client.fetchQuery(options)
  await next()
  await next()
  await all
  expect(new Set(seen)).toEqual(new Set(['team']))
})
