import { CALLS_HEADER, del, get, post } from '@meridian/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { sendUnlisted, callFor, configureApi } from './client.ts'
import { MOST_TRACED, type Trace } from './trace.ts'

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

const create = post('/api/things/', '', { result: z.object({ id: z.string() }) })
const remove = del('/api/things/:id/', '')
const list = get('/api/things/', '', { result: z.unknown() })

const wrapped = (body: unknown, calls: unknown[], status = 200) =>
  Response.json({ status, body, calls }, { status, headers: { [CALLS_HEADER]: 'sent' } })

const askedFor = () =>
  fetched.mock.calls.map(([url, { method, headers }]) => [
    method,
    url,
    (headers as Record<string, string>)[CALLS_HEADER] ?? null,
  ])

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('fetch', fetched)
  configureApi({ base: '/', onUnauthorized: () => {} })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('only changing requests of an operation ask for their calls, and the result is as without', async () => {
  const trace: Trace = []
  fetched.mockImplementation(async (_, { method }) =>
    method === 'POST' ? wrapped({ id: 'a' }, [{ path: '/servers' }]) : Response.json([]),
  )
  const send = callFor(trace)
  expect(await send(create)).toEqual({ id: 'a' })
  await send(list)
  fetched.mockImplementation(async () => Response.json({ id: 'b' }))
  expect(await sendUnlisted(create)).toEqual({ id: 'b' })
  expect(askedFor()).toEqual([
    ['POST', '/api/things/', 'sent'],
    ['GET', '/api/things/', null],
    ['POST', '/api/things/', null],
  ])
  expect(trace).toMatchObject([{ calls: [{ path: '/servers' }], failed: false }])
})

test('a refused request keeps its message and its calls, and can be sent again', async () => {
  const trace: Trace = []
  const again: Trace = []
  fetched.mockResolvedValueOnce(wrapped('In use.', [{ status: 409 }], 409))
  await expect(callFor(trace)(remove, { params: { id: 'a' } })).rejects.toMatchObject({
    message: 'In use.',
    status: 409,
  })
  expect(trace).toMatchObject([{ calls: [{ status: 409 }], failed: true }])
  fetched.mockResolvedValueOnce(wrapped(null, [{ status: 204 }]))
  await trace[0]?.again?.(again)
  expect(again).toMatchObject([{ calls: [{ status: 204 }], failed: false }])
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/things/a/', '/api/things/a/'])
})

test('a request without a response has failed, without calls', async () => {
  const trace: Trace = []
  fetched.mockRejectedValue(new TypeError('no network'))
  await expect(callFor(trace)(create)).rejects.toMatchObject({ reason: 'unreachable' })
  expect(trace).toMatchObject([{ calls: [], failed: true }])
})

test('of overlapping operations each gets its own requests', async () => {
  fetched.mockImplementation(async () => wrapped(null, []))
  const [one, other]: [Trace, Trace] = [[], []]
  const [send, sendOther] = [callFor(one), callFor(other)]
  await send(remove, { params: { id: 'a' } })
  await Promise.all([sendOther(remove, { params: { id: 'b' } }), send(remove, { params: { id: 'c' } })])
  await sendUnlisted(remove, { params: { id: 'd' } })
  await sendOther(remove, { params: { id: 'a' } })
  expect([one, other].map((trace) => trace.flatMap(({ ids }) => ids))).toEqual([
    ['a', 'c'],
    ['b', 'a'],
  ])
})

test('a thousand deletions keep the newest requests and those that failed', async () => {
  const trace: Trace = []
  fetched.mockImplementation(async (url) =>
    url.endsWith('/7/') ? wrapped('no', [{ path: url }], 409) : wrapped(null, [{ path: url }]),
  )
  for (let id = 0; id < 1000; id++) await callFor(trace)(remove, { params: { id: String(id) } }).catch(() => {})
  expect(trace).toHaveLength(MOST_TRACED)
  expect([trace[0]?.ids, trace[0]?.failed]).toEqual([['7'], true])
  expect(trace.slice(1).map(({ ids }) => Number(ids[0]))).toEqual(
    Array.from({ length: MOST_TRACED - 1 }, (_, index) => 1001 - MOST_TRACED + index),
  )
})
